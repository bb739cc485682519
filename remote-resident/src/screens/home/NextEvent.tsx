import type { CommunityEvent } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { useText } from './messages/index.ts';
import styles from './NextEvent.module.css';

/** What happens next, when and where, beside its leaf of the calendar. */
export function NextEvent({ event }: { readonly event: CommunityEvent }) {
  const text = useText();
  const locale = useLocale();
  const date = new Date(event.date);
  return (
    <span className={styles.event}>
      <span aria-hidden="true" className={styles.leaf}>
        <span className={styles.month}>{date.toLocaleDateString(locale, { month: 'short' })}</span>
        <span className={styles.day}>{date.getDate()}</span>
      </span>
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
