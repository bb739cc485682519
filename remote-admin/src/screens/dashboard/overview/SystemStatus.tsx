import { useNow } from '@hoa/parts';
import { type OperationState, type Output, useAppState } from '@hoa/portal';
import { Badge, Button, Card, type Tone } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useEffect, useId, useState } from 'react';
import { useText } from './messages.ts';
import styles from './Overview.module.css';

export interface SystemStatusProps {
  readonly overview: OperationState<Output<'admin.overview'>>;
}

/** The status of data, connection and storage. */
export function SystemStatus({ overview }: SystemStatusProps) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const isOffline = useAppState('offline');
  const room = useStorageRoom();
  const now = useNow();
  const parts: { name: string; tone: Tone; state: string }[] = [
    isOffline
      ? { name: text.connection, tone: 'danger', state: text.offline }
      : { name: text.connection, tone: 'success', state: text.online },
    dataState(),
    {
      name: text.storage,
      tone: room === 'low' ? 'warning' : 'success',
      state: room === 'low' ? text.storageLow : text.storageFine,
    },
  ];
  const isWell = parts.every(({ tone }) => tone === 'success');
  return (
    <Card as="section" aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {text.systemStatus}
        </h2>
        <Button size="sm" loading={overview.isFetching} onClick={overview.refetch}>
          {text.checkAgain}
        </Button>
      </div>
      <p className={styles.summary} role="status">
        {isWell ? text.allWell : text.someTrouble}
      </p>
      <dl className={styles.parts}>
        {parts.map(({ name, tone, state }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Badge tone={tone} dot>
                {state}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.checked}>
        {text.checkedAt({ time: formatDate(new Date(now).toISOString(), locale, 'time') })}
      </p>
    </Card>
  );

  function dataState(): { name: string; tone: Tone; state: string } {
    const name = text.portalData;
    if (overview.error) return { name, tone: 'danger', state: text.notResponding };
    if (!overview.data) return { name, tone: 'neutral', state: text.checking };
    return { name, tone: 'success', state: text.responding };
  }
}

const lowFrom = 0.9;

/** Returns if this browser's storage for the portal is nearly full; 'fine' if the browser does not report it. */
function useStorageRoom(): 'fine' | 'low' {
  const [room, setRoom] = useState<'fine' | 'low'>('fine');
  useEffect(() => {
    let isCurrent = true;
    const read = ({ usage = 0, quota = 0 }: StorageEstimate) => {
      if (isCurrent && quota > 0) setRoom(usage / quota >= lowFrom ? 'low' : 'fine');
    };
    // A browser that does not report it is not shown as a problem.
    navigator.storage?.estimate().then(read, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return room;
}
