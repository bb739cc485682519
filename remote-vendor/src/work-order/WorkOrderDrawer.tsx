import type { Ticket } from '@hoa/domain';
import { mayAttach, mayCreateInvoice, mayDetach, offeredStatuses } from '@hoa/domain/tickets';
import { AttachButton, AttachmentList, PhoneFold, UploadList, useFailure } from '@hoa/parts';
import { notify, useActor, useCommand, useOperation } from '@hoa/portal';
import {
  Conversation,
  StatusSelect,
  TicketInfo,
  TicketProgress,
  TicketSummary,
  TicketTags,
  useTicketText,
  useTicketUploads,
  WithdrawnNote,
} from '@hoa/tickets';
import {
  Button,
  classNames,
  Drawer,
  EmptyState,
  ErrorPanel,
  Icon,
  LinkButton,
  OnDemand,
  partOnDemand,
  SkeletonList,
} from '@hoa/ui';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { ExternalLink, FileQuestion, ReceiptText } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useText } from './messages.ts';
import { useWorkOrderStatusChange } from './useWorkOrderStatusChange.tsx';
import styles from './WorkOrder.module.css';

export interface WorkOrderDrawerProps {
  readonly ticketId: string;
  /** The ticket as the list has it, shown until it is loaded in full. */
  readonly known: Ticket | undefined;
  readonly onClose: () => void;
}

/** A work order beside the board: all its data and the vendor's actions. */
export function WorkOrderDrawer({ ticketId, known, onClose }: WorkOrderDrawerProps) {
  const text = useText();
  const { data = known, error, refetch, isFetching } = useOperation('tickets.get', { ticketId });
  if (error?.code === 'ticket-not-found') {
    return (
      <Drawer open size="lg" title={text.notFound} onClose={onClose}>
        <EmptyState
          icon={<Icon icon={FileQuestion} />}
          title={text.notFoundHint}
          action={
            <Button variant="primary" onClick={onClose}>
              {text.backToBoard}
            </Button>
          }
        />
      </Drawer>
    );
  }
  return (
    <Drawer
      open
      size="lg"
      title={data?.title ?? text.workOrder}
      actions={<FullPage ticketId={ticketId} />}
      onClose={onClose}
    >
      {data ? (
        <WorkOrder ticket={data} />
      ) : error ? (
        <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={3} />
      )}
    </Drawer>
  );
}

function FullPage({ ticketId }: { readonly ticketId: string }) {
  const text = useText();
  return (
    <LinkButton
      href={`/tickets/${encodeURIComponent(ticketId)}`}
      target="_blank"
      rel="noopener"
      size="sm"
      icon={<Icon icon={ExternalLink} />}
      title={text.fullPageHint}
      className={styles.fullPage}
    >
      <span>{text.fullPage}</span>
    </LinkButton>
  );
}

/** A work order in full: description, actions, details, attachments and conversation. */
function WorkOrder({ ticket }: { readonly ticket: Ticket }) {
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

const CreateInvoice = partOnDemand(() =>
  import('./create-invoice/CreateInvoice.tsx').then((file) => file.CreateInvoice),
);

const pictures = ['image/*'];

/** The vendor's actions for a work order: status, photos, and an invoice once it is resolved. */
function WorkOrderActions({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const headingId = useId();
  const actor = useActor();
  const [changeStatus, question] = useWorkOrderStatusChange();
  const photos = useTicketUploads(ticket.id, pictures);
  const [invoicing, setInvoicing] = useState(false);
  const invoices = useSubmittedInvoices(ticket.id);
  const isFinal = offeredStatuses(actor, ticket).length === 0;
  return (
    <section aria-labelledby={headingId} className={styles.actions}>
      <h3 id={headingId} className={styles.heading}>
        {text.actions}
      </h3>
      <div className={styles.row}>
        <StatusSelect
          ticket={ticket}
          label={text.updateStatus}
          hint={isFinal ? text.closedHint : undefined}
          disabled={isFinal}
          className={styles.status}
          onChange={(status) => changeStatus(ticket, status)}
        />
        {mayAttach(actor, ticket).ok && <AttachButton uploads={photos} label={text.attachPhotos} />}
        {mayCreateInvoice(actor, ticket).ok && (
          <Button
            // A second invoice is not the expected next step.
            variant={invoices?.n === 0 ? 'primary' : 'secondary'}
            icon={<Icon icon={ReceiptText} />}
            onClick={() => setInvoicing(true)}
          >
            {text.createInvoice}
          </Button>
        )}
      </div>
      <UploadList uploads={photos} />
      {invoices !== undefined && invoices.n > 0 && (
        <p className={styles.invoiced}>{text.invoiced(invoices)}</p>
      )}
      {question}
      {invoicing && (
        <OnDemand what={text.createInvoice} onClose={() => setInvoicing(false)}>
          <CreateInvoice ticket={ticket} onClose={() => setInvoicing(false)} />
        </OnDemand>
      )}
    </section>
  );
}

/** Returns the number of invoices submitted here or on the Invoices page, to prevent an accidental second one. */
function useSubmittedInvoices(ticketId: string) {
  const locale = useLocale();
  const { data } = useOperation('invoices.totals', { workOrderId: ticketId });
  if (!data) return undefined;
  const { submitted, approved, paid } = data.countByStatus;
  return { n: submitted + approved + paid, total: formatUsd(data.pending + data.paid, locale) };
}
