import { defineMessages } from '@hoa/ui/text';

/** One invoice, as its vendor and the administrators see it. */
export const en = {
  detailNumber: ({ number }: { number: string }) => `Invoice ${number}`,
  notFound: 'Invoice not found',
  notFoundHint: 'It does not exist, or it is not yours to see.',
  laborLine: ({ hours, rate }: { hours: string; rate: string }) => `${hours} h × ${rate}`,
  quantityOf: ({ n, cost }: { n: string; cost: string }) => `${n} × ${cost}`,
  unnamedItem: 'Materials',
  approved: 'Approved',
  paid: 'Paid',
  notesTitle: 'Notes',
  documents: 'Documents',
  lines: 'What it is for',
  line: 'Line',
  calculation: 'Calculation',
  amount: 'Amount',
  status: 'Status',
  submitted: 'Submitted',
  due: 'Due',
  labor: 'Labor',
  total: 'Total',
  view: ({ number }: { number: string }) => `View ${number}`,
  vendor: 'Vendor',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'invoices' }),
);
