import {
  inPortalAddress,
  notificationTones,
  type Priority,
  type ResidentNotification,
  type ResidentNotificationType,
} from '@hoa/domain';
import { useDomainText, useNoticeText } from '@hoa/domain-text';
import { RelativeTime } from '@hoa/parts';
import { Link } from '@hoa/portal';
import {
  Badge,
  Card,
  cardLinkClass,
  classNames,
  IconButton,
  type Tone,
  VisuallyHidden,
} from '@hoa/ui';
import {
  CreditCard,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  ShieldAlert,
  Trash2,
  Wrench,
} from 'lucide-react';
import { memo, useId } from 'react';
import { useText } from './messages.ts';
import styles from './NotificationCard.module.css';

const tones: Record<(typeof notificationTones)[Priority], Tone> = {
  danger: 'danger',
  info: 'info',
  default: 'neutral',
};

const icons: Record<ResidentNotificationType, LucideIcon> = {
  message: Mail,
  payment: CreditCard,
  announcement: Megaphone,
  security: ShieldAlert,
  maintenance: Wrench,
  forum: MessagesSquare,
};

export interface NotificationCardProps {
  readonly notification: ResidentNotification;
  readonly onRead: (notification: ResidentNotification) => void;
  readonly onDelete: (notification: ResidentNotification) => void;
}

/** One notification; following its link marks it read. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { notification, onRead, onDelete } = props;
  const text = useText();
  const domainText = useDomainText();
  const titleId = useId();
  const { title, message } = useNoticeText()(notification);
  const { id, type, priority, read, createdAt, actionUrl } = notification;
  const Icon = icons[type];
  const address = actionUrl === undefined ? undefined : portalPathOf(actionUrl);
  return (
    <Card
      as="article"
      interactive
      padding="sm"
      aria-labelledby={titleId}
      edge={read ? undefined : 'accent'}
      className={styles.card}
    >
      <span aria-hidden="true" className={classNames(styles.icon, styles[priority])}>
        <Icon />
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={classNames(styles.title, !read && styles.unread)}>
          {address ? (
            <Link to={address} className={cardLinkClass} onClick={() => onRead(notification)}>
              {title}
            </Link>
          ) : (
            <button type="button" className={cardLinkClass} onClick={() => onRead(notification)}>
              {title}
            </button>
          )}
        </h2>
        <p className={styles.message}>{message}</p>
      </div>
      <p className={styles.facts}>
        {!read && <VisuallyHidden>{text.isUnread}</VisuallyHidden>}
        <Badge
          tone={tones[notificationTones[priority]]}
          dot
          className={priority === 'normal' ? 'visually-hidden' : undefined}
        >
          <VisuallyHidden>{`${text.priority} `}</VisuallyHidden>
          <span>{domainText.priorities[priority]}</span>
        </Badge>
        <span className={styles.type}>{domainText.residentNotificationTypes[type]}</span>
        <RelativeTime iso={createdAt} />
      </p>
      <IconButton
        label={text.delete}
        suffix={title}
        icon={<Trash2 />}
        data-delete={id}
        className={styles.delete}
        onClick={() => onDelete(notification)}
      />
    </Card>
  );
});

/** The path of an action URL inside the portal; undefined for any other URL. */
function portalPathOf(actionUrl: string): string | undefined {
  const address = inPortalAddress(actionUrl);
  return address === '/' && actionUrl !== '/' ? undefined : address;
}
