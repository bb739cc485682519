import { Card, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/shared/ui';
import styles from './NotificationCard.module.css';

/** The shape of the notifications to come, row for row. */
export function NotificationsSkeleton() {
  const text = useKitText();
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        {['38%', '52%', '44%', '60%', '36%', '48%'].map((width) => (
          <Card key={width} padding="sm" className={styles.card}>
            <Skeleton shape="block" width="2.25rem" height="2.25rem" />
            <div className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width="76%" />
              <Skeleton width="30%" />
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
