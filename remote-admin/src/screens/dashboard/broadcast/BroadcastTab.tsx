import { useOperation } from '@hoa/shared';
import { ErrorPanel } from '@hoa/shared/ui';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastSkeleton } from './BroadcastSkeleton.tsx';
import { useText } from './messages/index.ts';

/** Writes to many at once, beginning with the draft that was kept, if there is one. */
export function BroadcastTab() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('broadcasts.draft.get', {});
  if (data === undefined && error) {
    return <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />;
  }
  if (data === undefined) return <BroadcastSkeleton />;
  return <BroadcastForm draft={data} />;
}
