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
  Icon,
  IconButton,
  type Tone,
  useStable,
  VirtualList,
  VisuallyHidden,
} from '@hoa/ui';
import {
  CreditCard,
  type IconNode,
  Mail,
  Megaphone,
  MessagesSquare,
  ShieldAlert,
  Trash2,
  Wrench,
} from 'lucide';
import { memo, useId, useRef } from 'react';
import { useText } from './messages.ts';
import styles from './NotificationsScreen.module.css';
import type { NotificationActions } from './useNotificationActions.ts';

export interface NotificationListProps {
  readonly notifications: readonly ResidentNotification[];
  readonly actions: NotificationActions;
}

const estimatedHeightPx = 64;

/** Notifications, newest first. Deleting one moves the focus to the next. */
export function NotificationList({ notifications, actions }: NotificationListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);

  // Stable, so that choosing a filter does not render the shown ones again.
  const read = useStable((notification: ResidentNotification) => {
    void actions.markRead(notification);
  });
  const remove = useStable((notification: ResidentNotification) => {
    const index = notifications.indexOf(notification);
    const neighbor = notifications[index + 1] ?? notifications[index - 1];
    // Deleting the last one removes the list: focus the page's heading.
    const next = neighbor
      ? list.current?.querySelector<HTMLElement>(`[data-delete="${CSS.escape(neighbor.id)}"]`)
      : document.querySelector<HTMLElement>('main h1');
    void actions.remove(notification);
    next?.focus();
  });

  return (
    <div ref={list}>
      <VirtualList
        aria-label={text.title}
        items={notifications}
        itemId={({ id }) => id}
        estimate={estimatedHeightPx}
        renderItem={(notification) => (
          <NotificationCard notification={notification} onRead={read} onDelete={remove} />
        )}
      />
    </div>
  );
}

const tones: Record<(typeof notificationTones)[Priority], Tone> = {
  danger: 'danger',
  info: 'info',
  default: 'neutral',
};

const icons: Record<ResidentNotificationType, IconNode> = {
  message: Mail,
  payment: CreditCard,
  announcement: Megaphone,
  security: ShieldAlert,
  maintenance: Wrench,
  forum: MessagesSquare,
};

interface NotificationCardProps {
  readonly notification: ResidentNotification;
  readonly onRead: (notification: ResidentNotification) => void;
  readonly onDelete: (notification: ResidentNotification) => void;
}

/** One notification; following its link marks it read. */
const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { notification, onRead, onDelete } = props;
  const text = useText();
  const domainText = useDomainText();
  const titleId = useId();
  const { title, message } = useNoticeText()(notification);
  const { id, type, priority, read, createdAt, actionUrl } = notification;
  const icon = icons[type];
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
        <Icon icon={icon} />
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
        icon={<Icon icon={Trash2} />}
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
