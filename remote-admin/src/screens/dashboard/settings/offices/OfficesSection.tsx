import { useOperation } from '@hoa/portal';
import { ErrorPanel, SkeletonList } from '@hoa/ui';
import styles from '../Settings.module.css';
import { useText } from './messages.ts';
import { OfficesForm } from './OfficesForm.tsx';

/** The permissions of each office, which administrators with all permissions adjust. */
export function OfficesSection() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('offices.get', {});
  return (
    <div className={styles.group}>
      <div>
        <h2 className={styles.heading}>{text.title}</h2>
        <p className={styles.quiet}>{text.hint}</p>
      </div>
      {data ? (
        <OfficesForm stored={data} />
      ) : error ? (
        <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={3} />
      )}
    </div>
  );
}
