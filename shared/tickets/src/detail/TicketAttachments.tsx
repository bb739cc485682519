import { isOutboxId, type Ticket } from '@hoa/domain';
import { mayAttach, mayDetach } from '@hoa/domain/tickets';
import {
  AttachButton,
  AttachmentList,
  UploadList,
  type Uploads,
  useFailure,
  useFilesText,
  useUploads,
} from '@hoa/parts';
import { notify, useActor, useCommand } from '@hoa/portal';
import { useId } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketAttachments.module.css';

/** The files of a ticket: preview and download, and for those allowed to, adding and removing. */
export function TicketAttachments({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const filesText = useFilesText();
  const actor = useActor();
  const fail = useFailure();
  const [detach] = useCommand('tickets.detach');
  const uploads = useTicketUploads(ticket.id);
  // Before it is sent, its files cannot be changed.
  const isSent = !isOutboxId(ticket.id);
  const headingId = useId();
  const remove = async (attachmentId: string) => {
    try {
      await detach({ ticketId: ticket.id, attachmentId });
      notify.success(filesText.attachmentRemoved);
    } catch (error) {
      fail(error, text.failedToRemove);
    }
  };
  return (
    <section aria-labelledby={headingId} className={styles.attachments}>
      <div className={styles.headingRow}>
        <h2 id={headingId} className={styles.heading}>
          {text.attachments}
        </h2>
        {ticket.attachments.length === 0 && uploads.items.length === 0 && (
          <p className={styles.none}>{text.noAttachments}</p>
        )}
        {isSent && mayAttach(actor, ticket).ok && (
          <div className={styles.add}>
            <AttachButton uploads={uploads} label={text.addFiles} />
          </div>
        )}
      </div>
      <AttachmentList
        label={text.attachments}
        attachments={ticket.attachments}
        mayRemove={(attachment) => isSent && mayDetach(actor, ticket, attachment).ok}
        onRemove={({ id }) => void remove(id)}
        removeHint={text.removeText}
      />
      <UploadList uploads={uploads} />
    </section>
  );
}

/** Uploads files and adds each to the ticket's attachments. */
export function useTicketUploads(ticketId: string, accept?: readonly string[]): Uploads {
  const [attach] = useCommand('tickets.attach');
  return useUploads({
    ownerId: ticketId,
    folder: 'attachments',
    accept,
    join: (file) => attach({ ticketId, attachments: [file] }),
  });
}
