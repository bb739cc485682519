import { normalText, type Ticket, textLength } from '@hoa/domain';
import {
  EditConflict,
  useConflictText,
  useEditConflict,
  useFailure,
  useLeaveGuard,
} from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Cluster, TextArea, useDiscardGuard } from '@hoa/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketDetail.module.css';

export interface DescriptionEditorProps {
  readonly ticket: Ticket;
  readonly onDone: () => void;
}

/** Edits a description; if the ticket changed meanwhile, the person chooses which text to keep. */
export function DescriptionEditor({ ticket, onDone }: DescriptionEditorProps) {
  const text = useTicketText();
  const fail = useFailure();
  const [save, { isLoading }] = useCommand('tickets.updateDescription');
  const [draft, setDraft] = useState(ticket.description);
  const conflictText = useConflictText();
  const conflict = useEditConflict({ at: ticket.updatedAt, description: ticket.description });
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isChanged = draft !== conflict.seen.description;
  const { requestClose, question } = useDiscardGuard(isChanged, onDone);
  const leaveQuestion = useLeaveGuard(isChanged);

  const description = normalText(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (description.length > textLength) {
      field.current?.focus();
      return;
    }
    if (description === '') {
      setProblem(text.descriptionRequired);
      field.current?.focus();
      return;
    }
    try {
      await save({ ticketId: ticket.id, description, expectedUpdatedAt: conflict.seen.at });
      notify.success(text.descriptionSaved);
      onDone();
    } catch (error) {
      if (!conflict.take(error)) fail(error, text.failedToSave);
    }
  };
  const takeTheirs = () => {
    setDraft(ticket.description);
    conflict.restart();
    field.current?.focus();
  };

  return (
    <form className={styles.editor} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        ref={field}
        label={text.description}
        hideLabel
        rows={5}
        value={draft}
        error={problem}
        length={{ typed: description.length, longest: textLength }}
        required
        onChange={(event) => {
          setDraft(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise the same key closes the question.
          event.preventDefault();
          requestClose();
        }}
      />
      {conflict.isRefused && (
        <EditConflict
          fields={[{ label: text.description, mine: draft, theirs: ticket.description }]}
          onDiscard={takeTheirs}
        />
      )}
      <Cluster gap={2} justify="end">
        <Button variant="quiet" onClick={requestClose}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={isLoading}>
          {conflict.isRefused ? conflictText.saveMine : text.save}
        </Button>
      </Cluster>
      {question}
      {leaveQuestion}
    </form>
  );
}
