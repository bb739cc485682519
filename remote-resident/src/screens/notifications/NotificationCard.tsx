import { Link } from '@hoa/shared';
import {
  inPortalAddress,
  notificationTones,
  type Priority,
  type ResidentNotification,
} from '@hoa/shared/domain';
import { useDomainText, useNoticeText } from '@hoa/shared/domain-text';
import { RelativeTime } from '@hoa/shared/tickets';
import {
  Badge,
  Card,
  cardLinkClass,
  classNames,
  IconButton,
  type Tone,
  VisuallyHidden,
} from '@hoa/shared/ui';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useText } from './messages/index.ts';
import styles from './NotificationCard.module.css';
import { NotificationIcon } from './NotificationIcon.tsx';

const tones: Record<(typeof notificationTones)[Priority], Tone> = {
  danger: 'danger',
  info: 'info',
  default: 'neutral',
};

export interface NotificationCardProps {
  readonly notification: ResidentNotification;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** One notification: opening it marks it read and goes where it points. */
export function NotificationCard({ notification, onRead, onDelete }: NotificationCardProps) {
  const text = useText();
  const domainText = useDomainText();
  const titleId = useId();
  const { title, message } = useNoticeText()(notification);
  const { id, type, priority, read, createdAt, actionUrl } = notification;
  const address = actionUrl === undefined ? undefined : leadingTo(actionUrl);
  return (
    <Card
      as="article"
      interactive
      padding="sm"
      aria-labelledby={titleId}
      edge={read ? undefined : 'accent'}
      className={styles.card}
    >
      <NotificationIcon type={type} />
      <div className={styles.words}>
        <h2 id={titleId} className={classNames(styles.title, !read && styles.unread)}>
          {address ? (
            <Link to={address} className={cardLinkClass} onClick={onRead}>
              {title}
            </Link>
          ) : (
            <button type="button" className={cardLinkClass} onClick={onRead}>
              {title}
            </button>
          )}
        </h2>
        <p className={styles.message}>{message}</p>
        <p className={styles.facts}>
          {!read && <span className={styles.new}>{text.isUnread}</span>}
          <Badge tone={tones[notificationTones[priority]]} dot>
            <VisuallyHidden>{text.priority} </VisuallyHidden>
            {domainText.priorities[priority]}
          </Badge>
          <span className={styles.type}>{domainText.residentNotificationTypes[type]}</span>
          <RelativeTime iso={createdAt} />
        </p>
      </div>
      <IconButton
        label={text.delete}
        suffix={title}
        icon={<Trash2 />}
        data-delete={id}
        className={styles.delete}
        onClick={onDelete}
      />
    </Card>
  );
}

/** Where it may lead; undefined when it points out of the portal. */
function leadingTo(actionUrl: string): string | undefined {
  const address = inPortalAddress(actionUrl);
  return address === '/' && actionUrl !== '/' ? undefined : address;
}
