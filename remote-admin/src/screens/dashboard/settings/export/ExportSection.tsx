import type { AssociationExport } from '@hoa/domain';
import { useDayText, useViewAddress } from '@hoa/parts';
import { useCommand, useOperation, usePortal } from '@hoa/portal';
import { Alert, Button, buttonClass, Cluster, ErrorPanel, Icon, Skeleton } from '@hoa/ui';
import { formatFileSize, formatNumber, useLocale } from '@hoa/ui/text';
import { Download } from 'lucide';
import { useId } from 'react';
import styles from '../Settings.module.css';
import { useText } from './messages.ts';

/** Exports the association: the request, its progress, and the download of the last one. */
export function ExportSection() {
  const text = useText();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useOperation('exports.get', {});
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <div>
        <h2 id={titleId} className={styles.heading}>
          {text.title}
        </h2>
        <p className={styles.quiet}>{text.hint}</p>
      </div>
      {data ? (
        <OwnExport current={data.current} />
      ) : error ? (
        <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" height="2.75rem" />
      )}
    </section>
  );
}

function OwnExport({ current }: { readonly current: AssociationExport | undefined }) {
  const text = useText();
  const { reportError } = usePortal();
  const [request, { isLoading }] = useCommand('exports.request');
  if (current?.state === 'running') return <Progress percent={current.percent} />;
  const begin = () => request({}).catch((error) => reportError(error, text.failedToRequest));
  return (
    <>
      {current?.state === 'failed' && <Alert tone="danger">{text.failed}</Alert>}
      {current?.state === 'ready' && <Ready made={current} />}
      <Cluster gap={4}>
        <Button loading={isLoading} onClick={() => void begin()}>
          {current ? text.again : text.request}
        </Button>
      </Cluster>
    </>
  );
}

function Progress({ percent }: { readonly percent: number }) {
  const text = useText();
  const locale = useLocale();
  const labelId = useId();
  return (
    <div>
      <p id={labelId} role="status">
        {text.running}
      </p>
      <Cluster gap={3}>
        <progress aria-labelledby={labelId} className={styles.progress} max={100} value={percent} />
        <span>{text.percent({ percent: formatNumber(percent, locale) })}</span>
      </Cluster>
    </div>
  );
}

function Ready({ made }: { readonly made: AssociationExport }) {
  const { id, size = 0, readyAt = '', expiresAt = '' } = made;
  const text = useText();
  const locale = useLocale();
  const dayText = useDayText();
  const address = useViewAddress(id);
  return (
    <div className={styles.ready}>
      <Cluster gap={3}>
        <span>{text.ready({ day: dayText(readyAt) })}</span>
        <span className={styles.quiet}>{formatFileSize(size, locale)}</span>
      </Cluster>
      <p className={styles.quiet}>{text.until({ day: dayText(expiresAt) })}</p>
      {address && (
        <a href={address} download className={buttonClass({ variant: 'primary' })}>
          <Icon icon={Download} />
          <span>{text.download}</span>
        </a>
      )}
    </div>
  );
}
