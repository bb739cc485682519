import type { DraftRecipient, MessageDraft } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Alert, Dialog, ErrorPanel, SkeletonList, Stack } from '@hoa/ui';
import { useState } from 'react';
import { ComposeForm } from './ComposeForm.tsx';
import { useText } from './messages.ts';

export interface ComposeDialogProps {
  /** The uid of a neighbor to write to; without it the message begins with the draft, or addresses the office. */
  readonly to?: string | undefined;
  readonly onClose: () => void;
}

const blank: MessageDraft = { toOffice: true, people: [], subject: '', content: '' };

/** Writes a new message to the office or to neighbors. What is typed is stored as a draft. */
export function ComposeDialog({ to, onClose }: ComposeDialogProps) {
  const text = useText();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const draft = useOperation('messageDrafts.get', { place: 'new' });
  const person = useOperation('threads.recipients', { id: to ?? '' }, { skip: to === undefined });
  // Later answers do not replace what is being typed.
  const [initial, setInitial] = useState<MessageDraft>();
  if (!initial && draft.data !== undefined && (to === undefined || person.data)) {
    const begun = draft.data ?? blank;
    setInitial(to === undefined ? begun : addressed(begun, person.data?.items[0]));
  }
  const isUnreachable = person.data?.items.length === 0;
  return (
    <Dialog open size="lg" title={text.title} confirmClose={isUnsaved} onClose={onClose}>
      {initial ? (
        <Stack gap={4}>
          {isUnreachable && <Alert tone="info">{text.unreachable}</Alert>}
          <ComposeForm initial={initial} onUnsaved={setIsUnsaved} onClose={onClose} />
        </Stack>
      ) : draft.error ? (
        <ErrorPanel message={text.failedDraft} onRetry={draft.refetch} />
      ) : person.error ? (
        <ErrorPanel message={text.failedToFind} onRetry={person.refetch} />
      ) : (
        <SkeletonList shape="line" count={5} />
      )}
    </Dialog>
  );
}

/** Adds a neighbor as recipient; one who cannot be written to is missing, and the office does not take their place. */
function addressed(begun: MessageDraft, person: DraftRecipient | undefined): MessageDraft {
  if (!person) return { ...begun, toOffice: false };
  const { id, displayName } = person;
  const others = begun.people.filter((one) => one.id !== id);
  return { ...begun, toOffice: false, people: [...others, { id, displayName }] };
}
