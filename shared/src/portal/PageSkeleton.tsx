import { Skeleton } from '../ui/index.ts';
import { useText } from './messages/index.ts';
import { Page } from './Page.tsx';

/** Stands for a page whose screen is on its way: its title and the shape of a list. */
export function PageSkeleton({ title }: { readonly title: string }) {
  const text = useText();
  return (
    <Page title={title}>
      <div role="status" aria-label={text.loading}>
        <Skeleton shape="card" count={3} />
      </div>
    </Page>
  );
}
