import { inPortalAddress, type VendorNotification, type VendorNotificationType } from '@hoa/domain';
import { useNoticeText } from '@hoa/domain-text';
import { LongText } from '@hoa/parts/long-text';
import { Link } from '@hoa/portal';
import { Badge, Card, cardLinkClass, classNames, VisuallyHidden } from '@hoa/ui';
import { formatRelative, useLocale } from '@hoa/ui/text';
import {
  CircleCheck,
  CircleX,
  ClipboardPlus,
  type LucideIcon,
  MessageSquare,
  RefreshCw,
} from 'lucide-react';
import { useText } from './messages.ts';
import styles from './NotificationDrawer.module.css';

const icons: Record<VendorNotificationType, LucideIcon> = {
  work_item_assigned: ClipboardPlus,
  work_item_updated: RefreshCw,
  invoice_approved: CircleCheck,
  invoice_rejected: CircleX,
  message_received: MessageSquare,
};

export interface NotificationItemProps {
  readonly notification: VendorNotification;
  readonly onOpen: () => void;
}

/** One notification, which links to its subject. A broadcast has no link and shows its whole text. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const text = useText();
  const locale = useLocale();
  const { title, message } = useNoticeText()(notification);
  const { id, type, priority, read, createdAt, actionUrl, metadata } = notification;
  const Icon = icons[type];
  const heading = classNames(styles.heading, !read && styles.unread);
  return (
    <Card
      as="li"
      padding="sm"
      interactive={actionUrl !== undefined}
      edge={read ? undefined : 'accent'}
      className={styles.item}
    >
      <span className={classNames(styles.icon, styles[priority])} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        {actionUrl === undefined ? (
          <p className={heading}>{title}</p>
        ) : (
          <p className={heading}>
            <Link to={leadsTo(actionUrl)} className={cardLinkClass} onClick={onOpen}>
              {title}
            </Link>
          </p>
        )}
        {actionUrl === undefined ? (
          <LongText
            text={message}
            operation="vendorNotifications.get"
            id={id}
            title={title}
            className={classNames(styles.message, styles.whole)}
          />
        ) : (
          <p className={styles.message}>{message}</p>
        )}
        <p className={styles.facts}>
          {actionUrl === undefined && metadata?.fromUser && <span>{metadata.fromUser}</span>}
          {priority === 'high' && (
            <Badge tone="danger" dot>
              {text.highPriority}
            </Badge>
          )}
          <time dateTime={createdAt}>{formatRelative(createdAt, Date.now(), locale)}</time>
          {!read && <VisuallyHidden>{text.unread}</VisuallyHidden>}
        </p>
      </div>
    </Card>
  );
}

/** Returns the URL of a notification; the dashboard if it leads outside the portal. */
function leadsTo(actionUrl: string): string {
  const address = inPortalAddress(actionUrl);
  return address === '/' ? '/vendor' : address;
}
