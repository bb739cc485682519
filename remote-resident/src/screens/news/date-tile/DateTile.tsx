import { useLocale } from '@hoa/ui/text';
import styles from './DateTile.module.css';

/** The month and day of an event as a calendar page; the weekday and time are shown next to it. */
export function DateTile({ iso }: { readonly iso: string }) {
  const locale = useLocale();
  // A day without a time is that day in every time zone.
  const date = new Date(iso.includes('T') ? iso : `${iso}T00:00`);
  return (
    <span aria-hidden="true" className={styles.tile}>
      <span className={styles.month}>{date.toLocaleDateString(locale, { month: 'short' })}</span>
      <span className={styles.day}>{date.getDate()}</span>
    </span>
  );
}
