import type { ResidentNotificationType } from '@hoa/shared/domain';
import {
  CreditCard,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  ShieldAlert,
  Wrench,
} from 'lucide-react';
import styles from './NotificationCard.module.css';

const icons: Record<ResidentNotificationType, LucideIcon> = {
  message: Mail,
  payment: CreditCard,
  announcement: Megaphone,
  security: ShieldAlert,
  maintenance: Wrench,
  forum: MessagesSquare,
};

/** What a notification is about, as a picture; the words stand beside it. */
export function NotificationIcon({ type }: { readonly type: ResidentNotificationType }) {
  const Icon = icons[type];
  return (
    <span aria-hidden="true" className={styles.icon}>
      <Icon />
    </span>
  );
}
