import { type OperationState, useOperation } from '@hoa/shared';
import type { InvoiceStatus, Ticket } from '@hoa/shared/domain';
import { useMemo } from 'react';

/** An invoice as an admin reads it, from the vendor's invoices page or from a work order. */
export interface InvoiceRow {
  readonly id: string;
  /** '' for one that was submitted from a work order: those carry no number. */
  readonly number: string;
  readonly vendorUid: string;
  readonly workOrderId: string;
  readonly workOrderTitle: string;
  /** Cents. */
  readonly amount: number;
  readonly status: InvoiceStatus;
  /** When it was submitted; undefined for a draft. */
  readonly submittedAt: string | undefined;
}

/** Every vendor's invoices, of both kinds, latest submission first and drafts at the end. */
export function useAllInvoices(
  tickets: readonly Ticket[] | undefined,
): OperationState<InvoiceRow[]> {
  const written = useOperation('invoices.list', {});
  const fromOrders = useOperation('ticketInvoices.list', {});
  const data = useMemo(() => {
    if (!written.data || !fromOrders.data) return undefined;
    const titles = new Map(tickets?.map(({ id, title }) => [id, title]));
    const rows: InvoiceRow[] = written.data.map(({ invoiceNumber, submittedDate, ...invoice }) => ({
      ...invoice,
      number: invoiceNumber,
      submittedAt: submittedDate,
    }));
    for (const {
      id,
      ticketId,
      description,
      amount,
      status,
      submittedBy,
      createdAt,
    } of fromOrders.data) {
      const workOrderTitle = titles.get(ticketId) ?? description;
      rows.push({
        id,
        number: '',
        vendorUid: submittedBy.uid,
        workOrderId: ticketId,
        workOrderTitle,
        amount,
        status,
        submittedAt: createdAt,
      });
    }
    return rows.sort((one, other) => instant(other) - instant(one));
  }, [written.data, fromOrders.data, tickets]);
  return {
    data,
    error: written.error ?? fromOrders.error,
    isLoading: written.isLoading || fromOrders.isLoading,
    isFetching: written.isFetching || fromOrders.isFetching,
    refetch: () => {
      written.refetch();
      fromOrders.refetch();
    },
  };
}

const instant = ({ submittedAt }: InvoiceRow) => (submittedAt ? Date.parse(submittedAt) : 0);
