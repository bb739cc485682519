import { SkeletonList } from '@hoa/ui';
import { Page } from './Page.tsx';

/** The skeleton of a page whose screen is loading: its title and the shape of a list. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <SkeletonList />
    </Page>
  );
}
