import { ConfirmedAction } from '@hoa/parts';
import { useCommand, useOperation } from '@hoa/portal';
import { SkeletonList } from '@hoa/ui';
import { useText } from './messages.ts';
import styles from './People.module.css';

/** Invites everyone who has never signed in. */
export function SendInvitationsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const n = useOperation('people.uninvited', {}).data?.count;
  const [send] = useCommand('people.sendInvitations');
  return (
    <ConfirmedAction
      question={text.sendInvitationsQuestion}
      labels={{
        confirm: text.sendInvitations,
        done: text.invitationsSent({ n: n ?? 0 }),
        failed: text.failedToSendInvitations,
      }}
      refused={n === 0 ? text.sendInvitationsEffect({ n }) : undefined}
      act={() => send({})}
      onClose={onClose}
    >
      {n === undefined ? <SkeletonList count={1} /> : <p>{text.sendInvitationsEffect({ n })}</p>}
      <p className={styles.quiet}>{text.sendInvitationsHint}</p>
    </ConfirmedAction>
  );
}
