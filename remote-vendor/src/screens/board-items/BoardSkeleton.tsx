import { vendorColumns } from '@hoa/shared/domain';
import { Skeleton, SkeletonList } from '@hoa/shared/ui';
import styles from './BoardItems.module.css';

/** The toolbar and columns of a board that is on its way. */
export function BoardSkeleton() {
  return (
    <div className={styles.items}>
      <Skeleton shape="block" height="2.5rem" />
      <div className={styles.bones}>
        {vendorColumns.slice(0, 5).map((column, index) => (
          <SkeletonList key={column} count={2 + (index % 2)} aria-hidden={index > 0} />
        ))}
      </div>
    </div>
  );
}
