import { ListSkeleton } from '@hoa/parts';
import { SkeletonList } from '@hoa/ui';
import styles from './ViewSkeleton.module.css';

/** The skeleton of the view of tickets that is loading. */
export function ViewSkeleton({ view }: { readonly view: string }) {
  switch (view) {
    case 'kanban':
      return <SkeletonList data-wide="" count={6} className={styles.board} />;
    case 'table':
      return (
        <div data-wide="">
          <ListSkeleton hasControls={false} />
        </div>
      );
    default:
      return <SkeletonList data-wide="" count={4} />;
  }
}
