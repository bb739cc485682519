import type { MessageDraft } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Dialog, ErrorPanel, SkeletonList } from '@hoa/ui';
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
  if (!initial && draft.data !== undefined && (to === undefined || person.data || person.error)) {
    setInitial(initialOf(draft.data, person.data?.items[0]));
  }
  return (
    <Dialog open size="lg" title={text.title} confirmClose={isUnsaved} onClose={onClose}>
      {initial ? (
        <ComposeForm initial={initial} onUnsaved={setIsUnsaved} onClose={onClose} />
      ) : draft.error ? (
        <ErrorPanel message={text.failedDraft} onRetry={draft.refetch} />
      ) : (
        <SkeletonList shape="line" count={5} />
      )}
    </Dialog>
  );
}

function initialOf(
  draft: MessageDraft | null,
  person: { readonly id: string; readonly displayName: string } | undefined,
): MessageDraft {
  const begun = draft ?? blank;
  if (!person) return begun;
  const { id, displayName } = person;
  const others = begun.people.filter((one) => one.id !== id);
  return { ...begun, toOffice: false, people: [...others, { id, displayName }] };
}
