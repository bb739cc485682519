import { Card, classNames, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/ui';
import itemStyles from './DocumentItem.module.css';
import styles from './DocumentsScreen.module.css';

/** Placeholder of the folder tree; on a phone, of its button. */
export function TreeSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton
        shape="block"
        width="9rem"
        height="var(--control-md)"
        className={styles.documentsSkeletonButton}
      />
      <Stack gap={2} className={styles.tree}>
        {['70%', '55%', '62%', '48%', '66%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}

/** Placeholder of folders and files, in the view that was chosen. */
export function ContentsSkeleton({ isGrid }: { readonly isGrid: boolean }) {
  const text = useKitText();
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        <Skeleton width="4rem" />
        <div className={isGrid ? styles.grid : styles.list}>
          {['38%', '52%', '44%', '60%', '36%', '48%'].map((width) => (
            <Card
              key={width}
              padding="sm"
              className={classNames(itemStyles.item, isGrid && itemStyles.tile)}
            >
              <Skeleton shape="block" width="2.5rem" height="2.5rem" />
              <div className={classNames(itemStyles.words, styles.words)}>
                <Skeleton width={width} />
                <Skeleton width="24%" />
              </div>
            </Card>
          ))}
        </div>
      </Stack>
    </div>
  );
}
