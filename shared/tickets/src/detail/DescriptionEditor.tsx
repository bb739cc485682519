import type { Ticket } from '@hoa/domain';
import { useFailure, useLeaveGuard } from '@hoa/parts';
import { notify, PortalError, useCommand, useOperation } from '@hoa/shared';
import { Alert, Button, TextArea, Toolbar, useDiscardGuard } from '@hoa/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTicketText } from '../messages/index.ts';
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
  const { refetch } = useOperation('tickets.get', { ticketId: ticket.id });
  const [draft, setDraft] = useState(ticket.description);
  // The ticket as the person saw it when they began, or when they last were told of a change.
  const [seen, setSeen] = useState({ at: ticket.updatedAt, description: ticket.description });
  const [hasConflict, setHasConflict] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isChanged = draft !== seen.description;
  const { requestClose, question } = useDiscardGuard(isChanged, onDone);
  const leaveQuestion = useLeaveGuard(isChanged);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const description = draft.trim();
    if (description === '') {
      setProblem(text.descriptionRequired);
      field.current?.focus();
      return;
    }
    const expectedUpdatedAt = hasConflict ? ticket.updatedAt : seen.at;
    try {
      await save({ ticketId: ticket.id, description, expectedUpdatedAt });
      notify.success(text.descriptionSaved);
      onDone();
    } catch (error) {
      if (PortalError.from(error).code !== 'conflict') return fail(error, text.failedToSave);
      setHasConflict(true);
      refetch();
    }
  };
  const takeTheirs = () => {
    setDraft(ticket.description);
    setSeen({ at: ticket.updatedAt, description: ticket.description });
    setHasConflict(false);
    field.current?.focus();
  };
  const isSame = ticket.description === seen.description;

  return (
    <form className={styles.editor} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        ref={field}
        label={text.description}
        hideLabel
        rows={5}
        value={draft}
        error={problem}
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
      {hasConflict && (
        <Alert tone="warning" title={text.conflictTitle}>
          <p>{isSame ? text.conflictSame : text.conflictText}</p>
          {!isSame && <blockquote className={styles.theirs}>{ticket.description}</blockquote>}
        </Alert>
      )}
      <Toolbar>
        <Button type="submit" variant="primary" loading={isLoading}>
          {hasConflict ? text.saveMine : text.save}
        </Button>
        {hasConflict && <Button onClick={takeTheirs}>{text.useTheirs}</Button>}
        <Button variant="quiet" onClick={requestClose}>
          {text.cancel}
        </Button>
      </Toolbar>
      {question}
      {leaveQuestion}
    </form>
  );
}
