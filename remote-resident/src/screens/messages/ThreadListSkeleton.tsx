import { Card, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/shared/ui';
import styles from './ThreadCard.module.css';

/** The shape of the conversations to come, row for row. */
export function ThreadListSkeleton() {
  const text = useKitText();
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        <Skeleton width="5rem" />
        {['46%', '62%', '38%', '55%', '50%', '42%'].map((width) => (
          <Card key={width} padding="sm" className={styles.card}>
            <Skeleton shape="block" width="2.25rem" height="2.25rem" className={styles.face} />
            <div className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width="30%" />
              <Skeleton width="80%" />
            </div>
            <div className={styles.when}>
              <Skeleton width="4rem" />
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
