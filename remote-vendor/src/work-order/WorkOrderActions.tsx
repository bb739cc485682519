import type { Ticket } from '@hoa/domain';
import { mayAttach, mayCreateInvoice, offeredStatuses } from '@hoa/domain/tickets';
import { AttachButton, UploadList } from '@hoa/parts';
import { useActor, useOperation } from '@hoa/portal';
import { StatusSelect, useTicketUploads } from '@hoa/tickets';
import { Button, OnDemand, partOnDemand } from '@hoa/ui';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from './messages.ts';
import { useWorkOrderStatusChange } from './useWorkOrderStatusChange.tsx';
import styles from './WorkOrder.module.css';

const CreateInvoice = partOnDemand(() =>
  import('./create-invoice/CreateInvoice.tsx').then((file) => file.CreateInvoice),
);

const pictures = ['image/*'];

/** The vendor's actions for a work order: status, photos, and an invoice once it is resolved. */
export function WorkOrderActions({ ticket }: { readonly ticket: Ticket }) {
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
            icon={<ReceiptText />}
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
