import { Card, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/shared/ui';
import styles from './Item.module.css';
import sidebarStyles from './tree/FolderSidebar.module.css';

/** The shape of the tree to come, on a phone of the button that shows it. */
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

/** The shape of the folders and files to come, row for row. */
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
