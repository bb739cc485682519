import type { AuditorPackage } from '@hoa/domain';
import { ConfirmedAction, useDayText } from '@hoa/parts';
import { useCommand, useOperation } from '@hoa/portal';
import { Button, ErrorPanel, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { formatDate, formatFileSize, useLocale } from '@hoa/ui/text';
import { useId, useRef, useState } from 'react';
import styles from '../Settings.module.css';
import { useText } from './messages.ts';
import own from './Packages.module.css';

const PackageDialog = partOnDemand(() =>
  import('./PackageDialog.tsx').then((m) => m.PackageDialog),
);

/** The auditors' packages whose links are valid, and the dialog that makes one. */
export function PackagesSection() {
  const text = useText();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useOperation('exports.packages', {});
  const [isMaking, setIsMaking] = useState(false);
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <div>
        <h2 id={titleId} className={styles.heading}>
          {text.title}
        </h2>
        <p className={styles.quiet}>{text.hint}</p>
      </div>
      {data ? (
        <Packages items={data.items} />
      ) : error ? (
        <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={1} />
      )}
      <div>
        <Button onClick={() => setIsMaking(true)}>{text.make}</Button>
      </div>
      {isMaking && (
        <OnDemand what={text.make} onClose={() => setIsMaking(false)}>
          <PackageDialog onClose={() => setIsMaking(false)} />
        </OnDemand>
      )}
    </section>
  );
}

function Packages({ items }: { readonly items: readonly AuditorPackage[] }) {
  const text = useText();
  const [revoking, setRevoking] = useState<AuditorPackage | null>(null);
  const [revoke] = useCommand('exports.revokePackage');
  const placeRef = useRef<HTMLDivElement>(null);
  const periodText = usePeriodText();
  return (
    <>
      <div ref={placeRef} tabIndex={-1}>
        {items.length === 0 ? (
          <p className={styles.quiet}>{text.none}</p>
        ) : (
          <ul className={own.packages}>
            {items.map((one) => (
              <li key={one.id} className={own.package}>
                <Facts made={one} />
                <Button
                  size="sm"
                  aria-label={text.revokeOf({ period: periodText(one) })}
                  onClick={() => setRevoking(one)}
                >
                  {text.revoke}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {revoking && (
        <ConfirmedAction
          question={text.revokeQuestion}
          labels={{ confirm: text.revokeConfirm, done: text.revoked, failed: text.failedToRevoke }}
          tone="danger"
          act={() => revoke({ packageId: revoking.id })}
          onClose={() => setRevoking(null)}
          focusAfter={placeRef}
        >
          <p>{periodText(revoking)}</p>
          <p>{text.revokeEffect}</p>
        </ConfirmedAction>
      )}
    </>
  );
}

function Facts({ made }: { readonly made: AuditorPackage }) {
  const text = useText();
  const locale = useLocale();
  const dayText = useDayText();
  const periodText = usePeriodText();
  const { state, size = 0, endsOn, madeBy, requestedAt, downloads, downloadedAt } = made;
  return (
    <div>
      <p className={own.period}>{periodText(made)}</p>
      <p className={styles.quiet}>{text.madeBy({ name: madeBy, day: dayText(requestedAt) })}</p>
      <p role="status" className={`dotted ${styles.quiet}`}>
        {state === 'running' && <span>{text.running}</span>}
        {state === 'failed' && <span className={own.failed}>{text.failed}</span>}
        {state === 'ready' && <span>{formatFileSize(size, locale)}</span>}
        {state !== 'failed' && <span>{text.until({ day: formatDate(endsOn, locale) })}</span>}
      </p>
      {state === 'ready' && (
        <p className={styles.quiet}>
          {downloadedAt
            ? text.downloads({ n: downloads, day: dayText(downloadedAt) })
            : text.notDownloaded}
        </p>
      )}
    </div>
  );
}

function usePeriodText(): (period: Pick<AuditorPackage, 'from' | 'to'>) => string {
  const text = useText();
  const locale = useLocale();
  return ({ from, to }) =>
    text.period({ from: formatDate(from, locale), to: formatDate(to, locale) });
}
