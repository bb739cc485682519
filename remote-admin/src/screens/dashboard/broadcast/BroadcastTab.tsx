import { useOperation } from '@hoa/shared';
import { ErrorPanel } from '@hoa/ui';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastSkeleton } from './BroadcastSkeleton.tsx';
import { useText } from './messages/index.ts';

/** The broadcast form, beginning with the saved draft if there is one. */
export function BroadcastTab() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('broadcasts.draft.get', {});
  if (data === undefined && error) {
    return <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />;
  }
  if (data === undefined) return <BroadcastSkeleton />;
  return <BroadcastForm draft={data} />;
}
