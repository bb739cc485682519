import { useLocale } from '@hoa/ui/text';
import styles from './DateTile.module.css';

/** The month and the day of an event as a leaf of a calendar; weekday and time are said beside it. */
export function DateTile({ iso }: { readonly iso: string }) {
  const locale = useLocale();
  const date = new Date(iso);
  return (
    <span aria-hidden="true" className={styles.tile}>
      <span className={styles.month}>{date.toLocaleDateString(locale, { month: 'short' })}</span>
      <span className={styles.day}>{date.getDate()}</span>
    </span>
  );
}
