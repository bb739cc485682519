import { Skeleton } from '@hoa/ui';

/** The skeletons of Performance and Financials. */
export function InsightsSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="22rem" />
      <Skeleton shape="block" height="22rem" />
    </>
  );
}
