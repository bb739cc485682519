import {
  autoMarkReadMs,
  inPortalAddress,
  type VendorNotification,
  type VendorNotificationType,
} from '@hoa/domain';
import { useNoticeText } from '@hoa/domain-text';
import { LongText } from '@hoa/parts/long-text';
import {
  Link,
  type OperationState,
  type Output,
  reportError,
  useCommand,
  useOperation,
} from '@hoa/portal';
import {
  Badge,
  Card,
  cardLinkClass,
  classNames,
  Drawer,
  EmptyState,
  ErrorPanel,
  Icon,
  Pagination,
  SkeletonList,
  VisuallyHidden,
} from '@hoa/ui';
import { formatRelative, useLocale } from '@hoa/ui/text';
import {
  Bell,
  CircleCheck,
  CircleX,
  ClipboardPlus,
  type IconNode,
  MessageSquare,
  RefreshCw,
} from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { useText } from './messages.ts';
import styles from './NotificationDrawer.module.css';

const pageSize = 25;

/**
 * The vendor's notifications, newest first, a page at a time; shown ones are marked as read a second after it opens.
 */
export function NotificationDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const markRead = useMarkRead();
  const [page, setPage] = useState(1);
  // The first page is the same query as the bell's.
  const notifications = useOperation(
    'vendorNotifications.list',
    page === 1 ? {} : { offset: (page - 1) * pageSize },
  );
  const { data } = notifications;
  useAutoMarkRead(data?.items ?? [], markRead);
  return (
    <Drawer open size="sm" title={text.notifications} onClose={onClose}>
      <Content
        notifications={notifications}
        onOpen={({ id, read }) => {
          if (!read) markRead([id]);
          onClose();
        }}
      />
      {data && <Pagination page={page} total={data.total} pageSize={pageSize} onChange={setPage} />}
    </Drawer>
  );
}

interface ContentProps {
  readonly notifications: OperationState<Output<'vendorNotifications.list'>>;
  readonly onOpen: (notification: VendorNotification) => void;
}

function Content({ notifications, onOpen }: ContentProps) {
  const text = useText();
  const { data, error, refetch, isFetching } = notifications;
  if (error && !data) {
    return (
      <ErrorPanel message={text.notificationsFailed} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!data) return <SkeletonList count={4} />;
  if (data.total === 0) {
    return (
      <EmptyState icon={<Icon icon={Bell} />} title={text.noNotifications}>
        {text.noNotificationsHint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-busy={isFetching}>
      {data.items.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onOpen={() => onOpen(notification)}
        />
      ))}
    </ul>
  );
}

function useAutoMarkRead(
  notifications: readonly VendorNotification[],
  markRead: (ids: string[]) => void,
) {
  const unread = notifications.filter(({ read }) => !read).map(({ id }) => id);
  const key = JSON.stringify(unread);
  useEffect(() => {
    const ids: string[] = JSON.parse(key);
    if (ids.length === 0) return;
    const timer = setTimeout(() => markRead(ids), autoMarkReadMs);
    return () => clearTimeout(timer);
  }, [key, markRead]);
}

const atOnce = {
  'vendorNotifications.list': (
    shown: Output<'vendorNotifications.list'>,
    { ids }: { ids: string[] },
  ) => {
    for (const notification of shown.items) {
      if (!ids.includes(notification.id) || notification.read) continue;
      notification.read = true;
      shown.unread -= 1;
    }
  },
};

/** Marks notifications as read optimistically; a failure rolls it back and shows a message. */
function useMarkRead(): (ids: string[]) => void {
  const text = useText();
  const [run] = useCommand('vendorNotifications.markRead', atOnce);
  return useCallback(
    (ids) => {
      run({ ids }).catch((error: unknown) => reportError(error, text.markReadFailed));
    },
    [run, text],
  );
}

const icons: Record<VendorNotificationType, IconNode> = {
  work_item_assigned: ClipboardPlus,
  work_item_updated: RefreshCw,
  invoice_approved: CircleCheck,
  invoice_rejected: CircleX,
  message_received: MessageSquare,
};

interface NotificationItemProps {
  readonly notification: VendorNotification;
  readonly onOpen: () => void;
}

/** One notification, which links to its subject. A broadcast has no link and shows its whole text. */
function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const text = useText();
  const locale = useLocale();
  const { title, message } = useNoticeText()(notification);
  const { id, type, priority, read, createdAt, actionUrl, metadata } = notification;
  const icon = icons[type];
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
        <Icon icon={icon} />
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
