import type { Ticket } from '@hoa/domain';
import { mayPostMessage } from '@hoa/domain/tickets';
import {
  AttachButton,
  UploadList,
  useFailure,
  useFilesText,
  useNotifySent,
  useUploads,
} from '@hoa/parts';
import { useActor, useCommand } from '@hoa/shared';
import { Button, Checkbox, TextArea } from '@hoa/ui';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTicketText } from '../messages/index.ts';
import styles from './Conversation.module.css';

/** Writes to everyone on a ticket, with files; an admin's note may be for administrators alone. */
export function MessageForm({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const filesText = useFilesText();
  const actor = useActor();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const [post, { isLoading }] = useCommand('tickets.postMessage');
  const uploads = useUploads({ ownerId: ticket.id, folder: 'messages' });
  const [content, setContent] = useState('');
  const [isInternal, setIsInternal] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  if (!mayPostMessage(actor, ticket, { isInternal: false }).ok) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = whatIsMissing();
    setProblem(missing);
    if (missing) {
      field.current?.focus();
      return;
    }
    try {
      const attachments = [...uploads.files];
      const message = { ticketId: ticket.id, content: content.trim(), isInternal, attachments };
      notifySent(await post(message), text.messageSent);
      setContent('');
      setIsInternal(false);
      uploads.clear();
      field.current?.focus();
    } catch (error) {
      fail(error, text.failedToSend);
    }
  };
  const whatIsMissing = () => {
    if (uploads.isUploading) return filesText.uploadsPending;
    return content.trim() === '' && uploads.files.length === 0 ? text.messageRequired : undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextArea
        ref={field}
        label={text.message}
        rows={3}
        placeholder={text.messagePlaceholder}
        value={content}
        error={problem}
        onChange={(event) => {
          setContent(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <UploadList uploads={uploads} />
      <div className={styles.actions}>
        <AttachButton uploads={uploads} />
        {mayPostMessage(actor, ticket, { isInternal: true }).ok && (
          <Checkbox
            label={text.internalNote}
            hint={text.internalNoteHint}
            checked={isInternal}
            onChange={(event) => setIsInternal(event.target.checked)}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<SendHorizontal />}
          loading={isLoading}
          className={styles.send}
        >
          {text.send}
        </Button>
      </div>
    </form>
  );
}
