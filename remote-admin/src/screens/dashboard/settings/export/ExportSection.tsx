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
  const statusId = useId();
  const begin = () => request({}).catch((error) => reportError(error, text.failedToRequest));
  const { state, percent = 0 } = current ?? {};
  return (
    <div>
      {/* Remains while the state changes, so that screen readers announce it. */}
      <div id={statusId} role="status" className={styles.status}>
        {state === 'running' && <p>{text.running}</p>}
        {state === 'ready' && current && <Facts made={current} />}
        {state === 'failed' && <Alert tone="danger">{text.failed}</Alert>}
      </div>
      {state === 'running' ? (
        <Progress percent={percent} labelId={statusId} />
      ) : (
        <Cluster gap={4}>
          {state === 'ready' && current && <DownloadLink fileId={current.id} />}
          <Button loading={isLoading} onClick={() => void begin()}>
            {current ? text.again : text.request}
          </Button>
        </Cluster>
      )}
    </div>
  );
}

function Facts({ made: { size = 0, readyAt = '', expiresAt = '' } }: FactsProps) {
  const text = useText();
  const locale = useLocale();
  const dayText = useDayText();
  return (
    <>
      <Cluster gap={3}>
        <span>{text.ready({ day: dayText(readyAt) })}</span>
        <span className={styles.quiet}>{formatFileSize(size, locale)}</span>
      </Cluster>
      <p className={styles.quiet}>{text.until({ day: dayText(expiresAt) })}</p>
    </>
  );
}

interface FactsProps {
  readonly made: AssociationExport;
}

function Progress({ percent, labelId }: { readonly percent: number; readonly labelId: string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Cluster gap={3}>
      <progress aria-labelledby={labelId} className={styles.progress} max={100} value={percent} />
      <span>{text.percent({ percent: formatNumber(percent, locale) })}</span>
    </Cluster>
  );
}

function DownloadLink({ fileId }: { readonly fileId: string }) {
  const text = useText();
  const address = useViewAddress(fileId);
  if (!address) return null;
  return (
    <a href={address} download className={buttonClass({ variant: 'primary' })}>
      <Icon icon={Download} />
      <span>{text.download}</span>
    </a>
  );
}
