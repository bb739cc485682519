import { Card, Skeleton, useKitText, VisuallyHidden } from '@hoa/ui';
import styles from './MonthSkeleton.module.css';

const days = Array.from({ length: 35 }, (_, index) => index);

/** The skeleton of a month: its name and its grid of days. */
export function MonthSkeleton() {
  const text = useKitText();
  return (
    <section className={styles.month} aria-busy="true">
      <header className={styles.head}>
        <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
        <Skeleton width="8rem" />
      </header>
      <Card padding="none" className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <div key={day} className={styles.day}>
            <Skeleton width="1.25rem" />
          </div>
        ))}
      </Card>
    </section>
  );
}
