import { useOperation } from '@hoa/portal';
import { ErrorPanel, SkeletonList } from '@hoa/ui';
import { History } from '../../../history/History.tsx';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings of the association, with the history of their changes. */
export function SettingsTab() {
  const text = useText();
  const { data: settings, error, refetch, isFetching } = useOperation('association.settings', {});
  if (settings) {
    return (
      <div className={styles.tab}>
        <SettingsForm settings={settings} />
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
