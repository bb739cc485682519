import { Card, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/ui';
import styles from './DocumentItem.module.css';
import sidebarStyles from './tree/FolderSidebar.module.css';

/** Placeholder of the folder tree; on a phone, of its button. */
export function TreeSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton
        shape="block"
        width="9rem"
        height="var(--control-sm)"
        className={sidebarStyles.toggle}
      />
      <Stack gap={2} className={sidebarStyles.pending}>
        {['70%', '55%', '62%', '48%', '66%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}

/** Placeholder of folders and files. */
export function ContentsSkeleton() {
  const text = useKitText();
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        <Skeleton width="4rem" />
        {['38%', '52%', '44%', '60%', '36%', '48%'].map((width) => (
          <Card key={width} padding="sm" className={styles.item}>
            <Skeleton shape="block" width="2.5rem" height="2.5rem" />
            <div className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width="24%" />
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
