import { defineMessages, plural } from '@hoa/ui/text';

/** The invoices page, its form and the drawer that shows one. */
export const en = {
  title: 'Invoices',
  create: 'Create Invoice',
  edit: 'Edit Invoice',
  loadFailed: 'Failed to load invoices',
  none: 'No invoices yet',
  noneHint: 'Write one for a work order; it stays a draft until you submit it.',

  pendingPayment: 'Pending Payment',
  pendingHint: 'Submitted and approved',
  paidThisMonth: 'Paid This Month',
  paidHint: 'Paid to you',
  paidInAll: ({ amount }: { amount: string }) => `${amount} in all`,
  totalInvoices: 'Total Invoices',
  totalHint: 'Drafts and rejected ones included',
  totals: 'Invoices by status',
  totalCount: ({ n }: { n: number }) => `${n} total`,
  draftCount: ({ n }: { n: number }) => plural('en', n, { one: '1 draft', other: `${n} drafts` }),
  paidCount: ({ n }: { n: number }) => `${n} paid`,

  number: 'Invoice',
  workOrder: 'Work order',
  amount: 'Amount',
  status: 'Status',
  submitted: 'Submitted',
  due: 'Due',
  actions: 'Actions',
  editOne: ({ number }: { number: string }) => `Edit ${number}`,
  submitOne: ({ number }: { number: string }) => `Submit ${number}`,
  submit: 'Submit for approval',

  deleteOne: ({ number }: { number: string }) => `Delete ${number}`,
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this draft?',
  submitQuestion: ({ number }: { number: string }) => `Submit ${number}?`,
  submitHint: 'The administrators are told, and the invoice can no longer be changed.',
  confirmSubmit: 'Submit',
  deletedToast: 'Draft deleted',
  deleteFailed: 'Failed to delete the draft',

  submittedToast: 'Invoice submitted for approval!',
  createdToast: 'Invoice created successfully!',
  updatedToast: 'Invoice updated successfully!',
  submitFailed: 'Failed to submit invoice',
  saveFailed: 'Failed to save invoice',

  workOrderId: 'Work Order ID',
  workOrderIdHint: 'One of your own work orders.',
  chooseWorkOrder: 'Choose a work order',
  searchWorkOrders: 'Search work orders',
  readyToSubmit: 'Ready to submit',
  submitOnceDone: ({ status }: { status: string }) => `Submit once resolved (${status})`,
  notDoneYet: ({ status }: { status: string }) =>
    `The work order is ${status}: the invoice can be submitted once it is resolved or closed.`,
  workOrderTitle: 'Work Order Title',
  laborHours: 'Labor Hours',
  laborHoursHint: 'Such as 1.5 or 0.25',
  laborRate: 'Labor Rate',
  laborRateHint: 'Per hour',
  materials: 'Materials',
  item: 'Item',
  quantity: 'Quantity',
  unitCost: 'Unit Cost',
  addMaterial: 'Add Material',
  removeMaterial: ({ n }: { n: number }) => `Remove material ${n}`,
  oneMaterial: 'At least one material line must remain',
  notes: 'Notes',
  labor: 'Labor',
  total: 'Total',
  save: 'Save Draft',
  saveSecondQuestion: 'Save a second invoice for this work order?',
  saveChanges: 'Save Changes',
  dueInfo: 'A new draft is due 30 days after it is created.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'invoices' }),
);
