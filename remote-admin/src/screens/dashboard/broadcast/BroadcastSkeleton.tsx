import { Card, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/ui';
import styles from './Broadcast.module.css';

/** The skeleton of the form and its preview. */
export function BroadcastSkeleton() {
  const text = useKitText();
  return (
    <div role="status" className={styles.page}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Card aria-hidden="true" className={styles.coming}>
        <Stack gap={5}>
          <Skeleton shape="block" width="30%" height="1.5rem" />
          <Skeleton shape="block" height="4.5rem" />
          <Skeleton shape="block" height="2.375rem" />
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" width="14rem" height="2.375rem" />
        </Stack>
      </Card>
      <Card aria-hidden="true">
        <Skeleton width="30%" />
        <Skeleton width="70%" />
        <Skeleton width="90%" />
      </Card>
    </div>
  );
}
