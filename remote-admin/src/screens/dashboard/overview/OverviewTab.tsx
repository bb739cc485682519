import { useOperation } from '@hoa/shared';
import { ErrorPanel } from '@hoa/ui';
import { Figures } from './Figures.tsx';
import { useText } from './messages/index.ts';
import styles from './Overview.module.css';
import { QuickActions } from './QuickActions.tsx';
import { SystemStatus } from './SystemStatus.tsx';

/** The association in figures, quick actions, and the status of the system. */
export function OverviewTab() {
  const text = useText();
  const overview = useOperation('admin.overview', {});
  const { data, error, refetch, isFetching } = overview;
  return (
    <div className={styles.overview}>
      {error && !data ? (
        <ErrorPanel message={text.failed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Figures figures={data} />
      )}
      <div className={styles.beside}>
        <QuickActions />
        <SystemStatus overview={overview} />
      </div>
    </div>
  );
}
