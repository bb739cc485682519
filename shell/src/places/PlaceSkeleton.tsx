import { PageSkeleton } from '@hoa/shared';
import { Skeleton, SkeletonList } from '@hoa/shared/ui';
import styles from './PlaceSkeleton.module.css';

/** The shape of a page; its title too is only a shape while the registry is on its way. */
export function PlaceSkeleton({ title }: { readonly title: string | undefined }) {
  if (title !== undefined) return <PageSkeleton title={title} />;
  return (
    <main id="main" className={styles.page}>
      <Skeleton className={styles.title} width="14rem" height="2rem" />
      <SkeletonList />
    </main>
  );
}
