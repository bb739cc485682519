import { useOperation } from '@hoa/portal';
import { ErrorPanel } from '@hoa/ui';
import styles from './Broadcast.module.css';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastSkeleton } from './BroadcastSkeleton.tsx';
import { useText } from './messages.ts';
import { SentBroadcasts } from './SentBroadcasts.tsx';

/** The broadcast form above the log of what was sent. */
export function BroadcastTab() {
  return (
    <div className={styles.tab}>
      <SavedForm />
      <SentBroadcasts />
    </div>
  );
}

/** The form, beginning with the saved draft if there is one. */
function SavedForm() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('broadcasts.draft.get', {});
  if (data === undefined && error) {
    return <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />;
  }
  if (data === undefined) return <BroadcastSkeleton />;
  return <BroadcastForm draft={data} />;
}
