import { PageSkeleton } from '@hoa/portal';
import { Skeleton, SkeletonList } from '@hoa/ui';
import styles from './RouteSkeleton.module.css';

/** The skeleton of a page, with its title once the registry is loaded. */
export function RouteSkeleton({ title }: { readonly title: string | undefined }) {
  if (title !== undefined) return <PageSkeleton title={title} />;
  return (
    <main id="main" className={styles.page}>
      <Skeleton className={styles.title} width="14rem" height="2rem" />
      <SkeletonList />
    </main>
  );
}
