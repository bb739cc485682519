import type { CommunityEvent } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { CalendarDays } from 'lucide-react';
import { useText } from './messages/index.ts';
import styles from './NextEvent.module.css';

/** What happens next, when and where. */
export function NextEvent({ event }: { readonly event: CommunityEvent }) {
  const text = useText();
  const locale = useLocale();
  return (
    <span className={styles.event}>
      <CalendarDays aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.label}>{text.nextEvent}</span>
        <span className={styles.title}>{event.title}</span>
        <span className={styles.meta}>
          {formatDate(event.date, locale, 'long')} · {event.location}
        </span>
      </span>
    </span>
  );
}
