import { hasPermission, isForOffice, type MessageThread, type OfficeState } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useActor, useCommand } from '@hoa/portal';
import { Badge, Button, Card, Cluster, OnDemand, partOnDemand } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './OfficeBar.module.css';

const HandOverDialog = partOnDemand(() =>
  import('./HandOverDialog.tsx').then((m) => m.HandOverDialog),
);

const tones = {
  waiting: 'warning',
  answered: 'success',
  closed: undefined,
} as const satisfies Record<OfficeState, 'warning' | 'success' | undefined>;

/** How far the office is with a conversation; for those who answer for it, with their actions. */
export function OfficeBar({ thread }: { readonly thread: MessageThread }) {
  const text = useText();
  const locale = useLocale();
  const { uid } = useActor();
  const { office } = thread;
  if (!office) return null;
  const { state, waitingSince, takenByUid, takenByName: name } = office;
  return (
    <Card as="section" aria-label={text.office} padding="sm" className={styles.bar}>
      <p className={styles.state}>
        <Badge tone={tones[state]}>{text[state]}</Badge>
        {state === 'waiting' && (
          <time dateTime={waitingSince}>
            {text.since({ when: formatDate(waitingSince, locale, 'long') })}
          </time>
        )}
        {name !== undefined ? (
          <span>{takenByUid === uid ? text.takenByYou : text.takenBy({ name })}</span>
        ) : (
          state !== 'closed' && <span>{text.notTaken}</span>
        )}
      </p>
      <OfficeActions thread={thread} office={office} />
    </Card>
  );
}

interface OfficeActionsProps {
  readonly thread: MessageThread;
  readonly office: NonNullable<MessageThread['office']>;
}

/** Take, hand over, close and reopen. */
function OfficeActions({ thread, office }: OfficeActionsProps) {
  const text = useText();
  const actor = useActor();
  const fail = useFailure();
  const [assign, { isLoading: isTaking }] = useCommand('inbox.assign');
  const [setClosed, { isLoading: isClosing }] = useCommand('inbox.setClosed');
  const [isHandingOver, setIsHandingOver] = useState(false);
  if (!isForOffice(thread, actor) || !hasPermission(actor, 'messages')) return null;
  const { id: threadId } = thread;
  const seen = office.takenByUid ?? '';
  const isClosed = office.state === 'closed';

  async function run(action: () => Promise<unknown>, done: string) {
    try {
      await action();
      notify.success(done);
    } catch (error) {
      fail(error, text.failed);
    }
  }

  return (
    <Cluster gap={2}>
      {seen !== actor.uid && (
        <Button
          size="sm"
          variant="primary"
          loading={isTaking}
          onClick={() => void run(() => assign({ threadId, to: actor.uid, seen }), text.taken)}
        >
          {text.take}
        </Button>
      )}
      <Button size="sm" onClick={() => setIsHandingOver(true)}>
        {text.handOver}
      </Button>
      <Button
        size="sm"
        loading={isClosing}
        onClick={() =>
          void run(
            () => setClosed({ threadId, closed: !isClosed }),
            isClosed ? text.wasReopened : text.wasClosed,
          )
        }
      >
        {isClosed ? text.reopen : text.close}
      </Button>
      {isHandingOver && (
        <OnDemand what={text.handOverTitle} onClose={() => setIsHandingOver(false)}>
          <HandOverDialog threadId={threadId} seen={seen} onClose={() => setIsHandingOver(false)} />
        </OnDemand>
      )}
    </Cluster>
  );
}
