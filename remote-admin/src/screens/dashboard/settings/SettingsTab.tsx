import { isFullAdmin } from '@hoa/domain';
import { useActor, useOperation } from '@hoa/portal';
import { ErrorPanel, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { History } from '../../../history/History.tsx';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';

const OfficesSection = partOnDemand(() =>
  import('./offices/OfficesSection.tsx').then((m) => m.OfficesSection),
);

const ExportSection = partOnDemand(() =>
  import('./export/ExportSection.tsx').then((m) => m.ExportSection),
);

const PackagesSection = partOnDemand(() =>
  import('./packages/PackagesSection.tsx').then((m) => m.PackagesSection),
);

/** The settings of the association, with the history of their changes. */
export function SettingsTab() {
  const text = useText();
  const actor = useActor();
  const { data: settings, error, refetch, isFetching } = useOperation('association.settings', {});
  if (settings) {
    return (
      <div className={styles.tab}>
        <SettingsForm settings={settings} />
        {isFullAdmin(actor) && (
          <>
            <OnDemand what={text.permissions} pending={<SkeletonList count={3} />}>
              <OfficesSection />
            </OnDemand>
            <OnDemand what={text.export} pending={<SkeletonList count={1} />}>
              <ExportSection />
            </OnDemand>
            <OnDemand what={text.packages} pending={<SkeletonList count={1} />}>
              <PackagesSection />
            </OnDemand>
          </>
        )}
        <History subject={{ kind: 'association', id: settings.id }} title={text.history} />
      </div>
    );
  }
  return error ? (
    <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
  ) : (
    <SkeletonList count={4} />
  );
}
