import { SkeletonList } from '../ui/index.ts';
import { Page } from './Page.tsx';

/** Stands for a page whose screen is on its way: its title and the shape of a list. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <SkeletonList />
    </Page>
  );
}
