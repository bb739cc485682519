import { Card, Skeleton, useKitText, VisuallyHidden } from '@hoa/ui';
import styles from './ListSkeleton.module.css';

const widths = ['58%', '44%', '66%', '51%', '62%', '47%', '55%', '64%'];

export interface ListSkeletonProps {
  /** True (default) to include the controls above the rows. */
  readonly hasControls?: boolean;
}

/** A placeholder for a list with its controls and rows. */
export function ListSkeleton({ hasControls = true }: ListSkeletonProps) {
  const text = useKitText();
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {hasControls && (
        <>
          <div className={styles.controls} aria-hidden="true">
            <Skeleton shape="block" height="2.375rem" />
            <Skeleton shape="block" height="2.375rem" />
            <Skeleton shape="block" height="2.375rem" />
          </div>
          <Skeleton width="6rem" />
        </>
      )}
      <Card padding="none" aria-hidden="true">
        {widths.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={width} />
            <Skeleton width="5rem" />
            <Skeleton width="7rem" />
          </div>
        ))}
      </Card>
    </div>
  );
}
