import { notify, useActor, useCommand } from '@hoa/shared';
import { isOutboxId, mayAttach, mayDetach, type Ticket } from '../../domain/index.ts';
import { useTicketText } from '../messages/index.ts';
import { AttachButton } from '../uploads/AttachButton.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { useTicketUploads } from '../uploads/useTicketUploads.ts';
import { useFailure } from '../useFailure.ts';
import { AttachmentList } from './AttachmentList.tsx';
import styles from './TicketAttachments.module.css';

/** A ticket's own files, to be looked at, saved, and by whoever may, added and taken away. */
export function TicketAttachments({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const actor = useActor();
  const fail = useFailure();
  const [detach] = useCommand('tickets.detach');
  const uploads = useTicketUploads(ticket.id);
  // Nobody has it yet: its files go with it as they are.
  const isSent = !isOutboxId(ticket.id);
  const remove = async (attachmentId: string) => {
    try {
      await detach({ ticketId: ticket.id, attachmentId });
      notify.success(text.attachmentRemoved);
    } catch (error) {
      fail(error, text.failedToRemove);
    }
  };
  return (
    <div className={styles.attachments}>
      {ticket.attachments.length === 0 && uploads.items.length === 0 && (
        <p className={styles.none}>{text.noAttachments}</p>
      )}
      <AttachmentList
        label={text.attachments}
        attachments={ticket.attachments}
        mayRemove={(attachment) => isSent && mayDetach(actor, ticket, attachment).ok}
        onRemove={({ id }) => void remove(id)}
      />
      <UploadList uploads={uploads} />
      {isSent && mayAttach(actor, ticket).ok && (
        <div>
          <AttachButton uploads={uploads} label={text.addFiles} />
        </div>
      )}
    </div>
  );
}
