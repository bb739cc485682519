import { ListSkeleton } from '@hoa/parts';
import { SkeletonList } from '@hoa/ui';
import { BroadcastSkeleton } from './broadcast/BroadcastSkeleton.tsx';
import styles from './TabSkeleton.module.css';
import type { Tab } from './tabs.ts';

/** The skeleton of a tab that is loading. */
export function TabSkeleton({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'overview':
      return (
        <div className={styles.overview}>
          <SkeletonList count={2} className={styles.beside} />
          <SkeletonList count={8} className={styles.figures} />
        </div>
      );
    case 'vendors':
      return (
        <div className={styles.vendors}>
          <SkeletonList count={4} className={styles.cards} />
          <ListSkeleton />
        </div>
      );
    case 'broadcast':
      return <BroadcastSkeleton />;
    default:
      return <ListSkeleton />;
  }
}
