import type { Ticket } from '@hoa/domain';
import { mayDetach } from '@hoa/domain/tickets';
import { AttachmentList, PhoneFold, useFailure } from '@hoa/parts';
import { notify, useActor, useCommand } from '@hoa/portal';
import {
  Conversation,
  TicketInfo,
  TicketProgress,
  TicketSummary,
  TicketTags,
  useTicketText,
  WithdrawnNote,
} from '@hoa/tickets';
import { classNames } from '@hoa/ui';
import { type ReactNode, useId } from 'react';
import { useText } from './messages.ts';
import styles from './WorkOrder.module.css';
import { WorkOrderActions } from './WorkOrderActions.tsx';

/** A work order in full: description, actions, details, attachments and conversation. */
export function WorkOrder({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <TicketSummary ticket={ticket} hasStatus />
        <TicketProgress ticket={ticket} />
      </div>
      <WithdrawnNote ticket={ticket} />
      <Part title={text.description}>
        <p className={styles.description}>{ticket.description || text.noDescription}</p>
        <TicketTags tags={ticket.tags} all />
      </Part>
      <WorkOrderActions ticket={ticket} />
      <PhoneFold
        title={text.details}
        level={3}
        className={classNames(styles.part, styles.details)}
        headingClassName={styles.heading}
      >
        <TicketInfo ticket={ticket} />
      </PhoneFold>
      {ticket.attachments.length > 0 && (
        <Part title={text.attachments}>
          <Attachments ticket={ticket} />
        </Part>
      )}
      <Conversation ticket={ticket} title={text.communication} />
    </div>
  );
}

function Attachments({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const ticketText = useTicketText();
  const actor = useActor();
  const fail = useFailure();
  const [detach] = useCommand('tickets.detach');
  const remove = async (attachmentId: string) => {
    try {
      await detach({ ticketId: ticket.id, attachmentId });
      notify.success(text.attachmentRemoved);
    } catch (error) {
      fail(error, text.removeFailed);
    }
  };
  return (
    <AttachmentList
      label={text.attachments}
      attachments={ticket.attachments}
      mayRemove={(attachment) => mayDetach(actor, ticket, attachment).ok}
      onRemove={({ id }) => void remove(id)}
      removeHint={ticketText.removeText}
    />
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
