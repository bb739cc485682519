import { useOperation, useUrlState } from '@hoa/portal';
import { ErrorPanel, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { Figures } from './Figures.tsx';
import { useText } from './messages.ts';
import styles from './Overview.module.css';
import { QuickActions } from './QuickActions.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { Waiting } from './Waiting.tsx';

const Charts = partOnDemand(() => import('./charts/Charts.tsx').then((m) => m.Charts));
const ResidentList = partOnDemand(() =>
  import('./lists/ResidentList.tsx').then((m) => m.ResidentList),
);
const DuesList = partOnDemand(() => import('./lists/DuesList.tsx').then((m) => m.DuesList));

/** The Overview tab: items that wait for the board, quick actions, figures with links to their lists, and trends. */
export function OverviewTab() {
  const text = useText();
  const overview = useOperation('admin.overview', {});
  const { data, error, refetch, isFetching } = overview;
  const [{ show }, change] = useUrlState({ show: '' });
  const close = () => change({ show: '' });
  return (
    <div className={styles.overview}>
      <div className={styles.beside}>
        <Waiting />
        <QuickActions />
      </div>
      {error && !data ? (
        <ErrorPanel message={text.failed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Figures figures={data} />
      )}
      <section aria-labelledby="overview-trends">
        <h2 id="overview-trends" className={styles.heading}>
          {text.trends}
        </h2>
        <div className={styles.charts}>
          <OnDemand
            what={text.trends}
            pending={<SkeletonList count={5} className={styles.chartSkeletons} />}
          >
            <Charts />
          </OnDemand>
          <SystemStatus overview={overview} />
        </div>
      </section>
      {show === 'residents' && (
        <OnDemand what={text.figures.residents} onClose={close}>
          <ResidentList onClose={close} />
        </OnDemand>
      )}
      {show === 'dues' && (
        <OnDemand what={text.duesOutstanding} onClose={close}>
          <DuesList onClose={close} />
        </OnDemand>
      )}
    </div>
  );
}
