import type { Broadcast } from '@hoa/domain';
import { ConfirmDialog } from '@hoa/ui';
import { useText } from './messages.ts';
import { useRecipients } from './Recipients.tsx';

export interface BroadcastQuestionProps {
  readonly broadcast: Broadcast;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a broadcast is sent, with its audience and the number of recipients. */
export function BroadcastQuestion({ broadcast, ...answers }: BroadcastQuestionProps) {
  const text = useText();
  const { n, error, name } = useRecipients(broadcast.audience);
  return (
    <ConfirmDialog
      open
      title={n === undefined ? text.sendQuestion : text.sendQuestionTo({ n })}
      confirmLabel={text.confirmSend}
      tone="primary"
      loading={n === undefined && !error}
      {...answers}
    >
      <strong>{broadcast.subject}</strong>
      <p>{name}</p>
      <p>{error ? text.countUnknown : text.sendHint}</p>
    </ConfirmDialog>
  );
}
