import { Card, Skeleton, SkeletonList, useIsPhone, useKitText, VisuallyHidden } from '@hoa/ui';
import styles from './MonthSkeleton.module.css';

const days = Array.from({ length: 35 }, (_, index) => index);

/** The skeleton of a month: its grid of days, on a phone its agenda. */
export function MonthSkeleton() {
  const text = useKitText();
  if (useIsPhone()) return <SkeletonList count={3} />;
  return (
    <div role="status" className={styles.month}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton width="10rem" />
      <Card padding="none" className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <div key={day} className={styles.day}>
            <Skeleton width="1.25rem" />
          </div>
        ))}
      </Card>
    </div>
  );
}
