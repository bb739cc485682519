import { normalText, type Ticket, textLength } from '@hoa/domain';
import { mayPostMessage } from '@hoa/domain/tickets';
import {
  AttachButton,
  UploadList,
  useFailure,
  useKeptMessage,
  useLeaveGuard,
  useNotifySent,
  useUploads,
} from '@hoa/parts';
import { useActor } from '@hoa/portal';
import { Button, Checkbox, Icon, TextArea, useIsPhone } from '@hoa/ui';
import { SendHorizontal } from 'lucide';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './Conversation.module.css';
import { messagePlace } from './message-place.ts';

/** Sends a message with files to all participants of a ticket; an administrator can make it an internal note. */
export function MessageForm({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const actor = useActor();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const uploads = useUploads({ ownerId: ticket.id, folder: 'messages' });
  const leaveQuestion = useLeaveGuard(uploads.items.length > 0);
  const message = useKeptMessage({
    place: messagePlace(ticket.id),
    operation: 'tickets.postMessage',
    onSent: (answer) => notifySent(answer, text.messageSent),
    onFailed: (error) => fail(error, text.failedToSend),
  });
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isPhone = useIsPhone();
  if (!mayPostMessage(actor, ticket, { isInternal: false }).ok) return null;
  const mayBeInternal = mayPostMessage(actor, ticket, { isInternal: true }).ok;

  const content = normalText(message.text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (message.isSending || !uploads.readyToSend()) return;
    if (content.length > textLength) {
      field.current?.focus();
      return;
    }
    if (content === '' && uploads.files.length === 0) {
      setProblem(text.messageRequired);
      field.current?.focus();
      return;
    }
    const isSent = await message.send({
      ticketId: ticket.id,
      content,
      isInternal: mayBeInternal && message.choice,
      attachments: [...uploads.files],
    });
    if (!isSent) return;
    uploads.clear();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };

  return (
    <form
      className={styles.form}
      data-docked={mayBeInternal ? 'rows' : 'row'}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <TextArea
        ref={field}
        label={text.message}
        rows={1}
        placeholder={text.messagePlaceholder}
        value={message.text}
        error={problem}
        length={{ typed: content.length, longest: textLength }}
        data-kept=""
        onChange={(event) => {
          message.write(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <UploadList uploads={uploads} />
      <div className={styles.actions}>
        <AttachButton uploads={uploads} />
        {mayBeInternal && (
          <Checkbox
            className={styles.internalNote}
            label={text.internalNote}
            hint={isPhone ? undefined : text.internalNoteHint}
            checked={message.choice}
            onChange={(event) => message.choose(event.target.checked)}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<Icon icon={SendHorizontal} />}
          loading={message.isSending}
          className={styles.send}
        >
          {text.send}
        </Button>
      </div>
      {leaveQuestion}
    </form>
  );
}
