import type { Invoice } from '@hoa/domain';
import { aWorkOrder } from '@hoa/domain/testing';
import { type Output, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { anInvoice } from '../../testing/samples.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';

const invoices = [
  anInvoice({ id: 'i-4', invoiceNumber: 'INV-2025-004', amount: 10_000 }),
  anInvoice({ id: 'i-3', invoiceNumber: 'INV-2025-003', amount: 20_000, status: 'submitted' }),
  anInvoice({ id: 'i-2', invoiceNumber: 'INV-2025-002', amount: 30_050, status: 'approved' }),
  anInvoice({ id: 'i-1', invoiceNumber: 'INV-2025-001', amount: 40_000, status: 'paid' }),
];

const orders = [
  aWorkOrder({ id: 'T-7', title: 'Broken gate', status: 'closed' }),
  aWorkOrder({ id: 'T-8', title: 'Loose railing', status: 'in_progress' }),
];

const totals: Output<'invoices.totals'> = {
  pending: 50_050,
  paidThisMonth: 40_000,
  paid: 90_000,
  count: 4,
  countByStatus: { draft: 1, submitted: 1, approved: 1, paid: 1, rejected: 0 },
};

function renderInvoices({
  at = '/vendor/invoices',
  list = invoices,
  files = {},
  ...handlers
}: { at?: string; list?: Invoice[]; files?: Record<string, File> } & Handlers = {}) {
  const answers: Handlers = {
    'invoices.list': ({ limit = 10, offset = 0 }) => ({
      items: list.slice(offset, offset + limit),
      total: list.length,
    }),
    'invoices.get': ({ invoiceId }) => {
      const invoice = list.find(({ id }) => id === invoiceId);
      if (!invoice) throw new PortalError('not-found');
      return invoice;
    },
    'invoices.totals': () => totals,
    'tickets.list': () => ({ items: orders, total: orders.length }),
    'tickets.get': ({ ticketId }) => aWorkOrder({ id: ticketId, status: 'resolved' }),
    'invoices.save': ({ id }) => anInvoice(id === undefined ? {} : { id }),
    'invoices.submit': () => anInvoice({ status: 'submitted' }),
    'invoices.delete': () => ({}),
    ...handlers,
  };
  const gateway = fakeGateway(answers, { files });
  return renderScreen(<InvoicesScreen />, { gateway, actor: actors.vendor, at });
}

// The form is loaded before the tests, so that it does not count towards their waits.
beforeAll(() => import('./form/InvoiceForm.tsx'));

const table = () => screen.findByRole('table', { name: 'Invoices' });
const form = (name: string) => screen.findByRole('dialog', { name });

describe('the invoices page', () => {
  it('keeps the row above the table while its counts are not known yet', async () => {
    renderInvoices({ 'invoices.totals': () => new Promise(() => undefined) });
    await table();
    expect(document.querySelector('.counts')).toBeEmptyDOMElement();
  });

  it('sums what is pending and paid, and counts all, drafts and paid ones [2.7.33 2.7.35 10.5]', async () => {
    renderInvoices();
    await table();
    for (const [name, value] of [
      ['Pending Payment', '$500.50'],
      ['Paid This Month', '$400.00'],
      ['Total Invoices', '4'],
    ] as const) {
      expect(within(screen.getByRole('group', { name })).getByText(value)).toBeInTheDocument();
    }
    expect(screen.getByText('$900.00 in all')).toBeInTheDocument();
    for (const badge of ['4 total', '1 draft', '1 paid']) {
      expect(screen.getByText(badge)).toBeInTheDocument();
    }
  });

  it('shows ten a page [2.7.34 9.14]', async () => {
    const list = Array.from({ length: 11 }, (_, index) =>
      anInvoice({
        id: `i-${index}`,
        invoiceNumber: `INV-2025-${String(11 - index).padStart(3, '0')}`,
      }),
    );
    const { user, address } = renderInvoices({ list });
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: /INV-2025-001$/ })).toBeInTheDocument();
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1);
    expect(address()).toBe('/vendor/invoices?page=2');
  });

  it('lets only a draft be edited and submitted [4.26]', async () => {
    renderInvoices();
    await table();
    for (const { invoiceNumber, status } of invoices) {
      for (const verb of ['Edit', 'Submit', 'Delete']) {
        const button = screen.queryByRole('button', { name: `${verb} ${invoiceNumber}` });
        expect(button !== null).toBe(status === 'draft');
      }
    }
  });

  it('submits a draft for approval [4.25 8.6.5]', async () => {
    const { user, gateway } = renderInvoices();
    await user.click(await screen.findByRole('button', { name: 'Submit INV-2025-004' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Submit INV-2025-004?' }),
    );
    expect(question.getByText('$100.00 · Leak under the sink · TKT-1001')).toBeInTheDocument();
    expect(gateway.inputsOf('invoices.submit')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Invoice submitted for approval!')).toBeInTheDocument();
    expect(gateway.inputsOf('invoices.submit')).toEqual([{ invoiceId: 'i-4' }]);
  });

  it('shows why a draft cannot be submitted before its work is done', async () => {
    const { user, gateway } = renderInvoices({
      'tickets.get': ({ ticketId }) => aWorkOrder({ id: ticketId, status: 'in_progress' }),
    });
    const submit = await screen.findByRole('button', { name: 'Submit INV-2025-004' });
    await waitFor(() => expect(submit).not.toBeInTheDocument());
    const refused = screen.getByRole('button', { name: 'Submit INV-2025-004' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription(
      'The work order is In Progress: the invoice can be submitted once it is resolved or closed.',
    );
    await user.click(refused);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(gateway.inputsOf('invoices.submit')).toEqual([]);
  });

  it('asks the adapter to sort', async () => {
    const { user, gateway, address } = renderInvoices();
    await table();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() =>
      expect(gateway.inputsOf('invoices.list').at(-1)).toMatchObject({
        sort: { column: 'amount', direction: 'asc' },
      }),
    );
    expect(address()).toBe('/vendor/invoices?sort=amount');
  });

  it('shows why a draft was not submitted', async () => {
    expectConsole(/Not authorized to create invoice/);
    const { user } = renderInvoices({
      'invoices.submit': () => {
        throw new PortalError('invoice-not-authorized');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Submit INV-2025-004' }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/^Not authorized to create invoice \(id: /)).toBeInTheDocument();
  });

  it('deletes a draft after a question', async () => {
    const { user, gateway, address } = renderInvoices({ at: '/vendor/invoices?invoice=i-4' });
    const drawer = within(await form('Invoice INV-2025-004'));
    await user.click(drawer.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this draft?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(gateway.inputsOf('invoices.delete')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete INV-2025-004' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Draft deleted')).toBeInTheDocument();
    expect(gateway.inputsOf('invoices.delete')).toEqual([{ invoiceId: 'i-4' }]);
    await waitFor(() => expect(address()).toBe('/vendor/invoices'));
    expect(screen.getByRole('button', { name: 'Create Invoice' })).toHaveFocus();
  });

  it('shows one in a drawer that the address opens, without actions once it is submitted', async () => {
    const { user, address } = renderInvoices({ at: '/vendor/invoices?invoice=i-3' });
    const drawer = within(await form('Invoice INV-2025-003'));
    expect(drawer.getByRole('row', { name: /Labor 3 h × \$75.00 \$225.00/ })).toBeInTheDocument();
    expect(drawer.getByRole('row', { name: /Total \$200.00/ })).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Submit for approval' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/vendor/invoices');
  });

  it('shows the documents that were sent with one from its work order [10.11]', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const sent = anInvoice({ id: 'i-3', invoiceNumber: 'INV-2025-003', ticketInvoiceId: 't-3' });
    const receipt = {
      id: 'file-1',
      name: 'Receipt.pdf',
      type: 'application/pdf',
      url: '/tickets/T-7/attachments/file-1',
      uploadedBy: 'vendor-1',
      uploadedAt: '2026-03-01T10:00:00.000Z',
    };
    const { user, gateway } = renderInvoices({
      list: [sent],
      files: { 'file-1': new File(['paid'], 'Receipt.pdf') },
      at: '/vendor/invoices?invoice=i-3',
      'invoices.get': () => ({ ...sent, attachments: [receipt] }),
    });
    const drawer = within(await form('Invoice INV-2025-003'));
    const documents = within(await drawer.findByRole('list', { name: 'Documents' }));
    await user.click(documents.getByRole('button', { name: 'Download Receipt.pdf' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.downloads).toEqual(['file-1']);
  });

  it('shows in the drawer one that is on another page', async () => {
    const list = Array.from({ length: 11 }, (_, index) =>
      anInvoice({ id: `i-${index}`, invoiceNumber: `INV-2025-${index + 100}` }),
    );
    renderInvoices({ list, at: '/vendor/invoices?invoice=i-10' });
    expect(await form('Invoice INV-2025-110')).toBeInTheDocument();
  });

  it('shows Invoice not found for an unknown invoice', async () => {
    renderInvoices({ at: '/vendor/invoices?invoice=other' });
    expect(await form('Invoice not found')).toBeInTheDocument();
  });

  it('offers to try again when they cannot be loaded', async () => {
    const { user, gateway } = renderInvoices({
      'invoices.list': () => Promise.reject(new Error('down')),
    });
    expect(await screen.findByText('Failed to load invoices')).toBeInTheDocument();
    gateway.answer({ 'invoices.list': () => ({ items: invoices, total: invoices.length }) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await table()).toBeInTheDocument();
  });
});

describe('a new invoice', () => {
  const open = async (view: ReturnType<typeof renderInvoices>) => {
    await table();
    await view.user.click(screen.getByRole('button', { name: 'Create Invoice' }));
    return within(await form('Create Invoice'));
  };

  it('requires work order, hours and rate, each with an error next to its field [5.13]', async () => {
    const view = renderInvoices();
    const dialog = await open(view);
    await view.user.clear(dialog.getByLabelText('Labor Rate'));
    await view.user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    for (const message of [
      'Please select a work order',
      'Labor hours are required',
      'Labor rate is required',
    ]) {
      expect(await dialog.findByText(message)).toBeInTheDocument();
    }
    // The title comes with the work order.
    expect(dialog.queryByLabelText('Work Order Title')).toBeNull();
    await view.user.selectOptions(
      dialog.getByRole('combobox', { name: 'Work Order ID' }),
      await dialog.findByRole('option', { name: 'T-7 · Broken gate' }),
    );
    expect(dialog.getByLabelText('Work Order Title')).toHaveDisplayValue('Broken gate');
    expect(view.gateway.inputsOf('invoices.save')).toEqual([]);
  });

  it('is for one of the vendor’s own work orders, id and title filled together [10.9]', async () => {
    const view = renderInvoices();
    const dialog = await open(view);
    const select = dialog.getByRole('combobox', { name: 'Work Order ID' });
    await dialog.findByRole('option', { name: 'T-7 · Broken gate' });
    await view.user.selectOptions(select, 'T-7 · Broken gate');
    const title = dialog.getByLabelText('Work Order Title');
    expect(title).toHaveDisplayValue('Broken gate');
    expect(select).toHaveAccessibleDescription('One of your own work orders.');
    expect(title).toHaveAttribute('readonly');
    await view.user.selectOptions(select, 'T-8 · Loose railing');
    expect(title).toHaveDisplayValue('Loose railing');
    expect(select).toHaveAccessibleDescription(
      'The work order is In Progress: the invoice can be submitted once it is resolved or closed.',
    );
  });

  it('finds the work order among more than a list holds', async () => {
    const view = renderInvoices({
      'tickets.list': ({ search = '' }) => {
        const items = orders.filter(({ title }) => title.toLowerCase().includes(search));
        return { items, total: search === '' ? 101 : items.length };
      },
    });
    const dialog = await open(view);
    await view.user.type(
      await dialog.findByRole('searchbox', { name: 'Search work orders' }),
      'railing{Enter}',
    );
    await waitFor(() =>
      expect(dialog.queryByRole('option', { name: 'T-7 · Broken gate' })).toBeNull(),
    );
    expect(dialog.getByRole('option', { name: 'T-8 · Loose railing' })).toBeInTheDocument();
    expect(dialog.queryByText('Title is required')).toBeNull();
  });

  it('adds lines of materials up with labor and saves them in cents [2.7.32 8.6.6]', async () => {
    const view = renderInvoices();
    const dialog = await open(view);
    const type = (name: string, words: string) =>
      view.user.type(dialog.getByLabelText(name), words);
    await dialog.findByRole('option', { name: 'T-7 · Broken gate' });
    await view.user.selectOptions(dialog.getByLabelText('Work Order ID'), 'T-7');
    await type('Labor Hours', '1.5');
    await type('Item 1', 'Hinge');
    await view.user.clear(dialog.getByLabelText('Quantity 1'));
    await type('Quantity 1', '3');
    await type('Unit Cost 1', '4.25');
    expect(dialog.getAllByText('$125.25').length).toBeGreaterThan(0);
    await view.user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Invoice created successfully!')).toBeInTheDocument();
    expect(view.gateway.inputsOf('invoices.save')).toEqual([
      {
        workOrderId: 'T-7',
        workOrderTitle: 'Broken gate',
        laborHours: 1.5,
        laborRate: 7_500,
        materials: [{ item: 'Hinge', quantity: 3, unitCost: 425 }],
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before a second invoice of a work order, and names the other one', async () => {
    const other = anInvoice({ id: 'i-9', invoiceNumber: 'INV-2025-009', workOrderId: 'T-7' });
    const view = renderInvoices({ list: [other] });
    const dialog = await open(view);
    await dialog.findByRole('option', { name: 'T-7 · Broken gate' });
    await view.user.selectOptions(dialog.getByLabelText('Work Order ID'), 'T-7');
    await view.user.type(dialog.getByLabelText('Labor Hours'), '2');
    const save = () => view.user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    await save();
    const question = await screen.findByRole('alertdialog', {
      name: 'Save a second invoice for this work order?',
    });
    expect(within(question).getByRole('note')).toHaveTextContent(
      'This work order already has: INV-2025-009 ($245.00, Draft).',
    );
    await view.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(view.gateway.inputsOf('invoices.save')).toEqual([]);
    expect(dialog.getByLabelText('Labor Hours')).toHaveDisplayValue('2');
    await save();
    await view.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save Draft' }),
    );
    expect(await screen.findByText('Invoice created successfully!')).toBeInTheDocument();
    expect(view.gateway.inputsOf('invoices.save')).toMatchObject([{ workOrderId: 'T-7' }]);
  });

  it('names the invoice that was already submitted when a second one is', async () => {
    const second = anInvoice({ id: 'i-4', invoiceNumber: 'INV-2025-004' });
    const other = {
      ...second,
      id: 'i-3',
      invoiceNumber: 'INV-2025-003',
      status: 'approved',
    } as const;
    const { user } = renderInvoices({ list: [second, other] });
    await user.click(await screen.findByRole('button', { name: 'Submit INV-2025-004' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('note')).toHaveTextContent(
      'This work order already has: INV-2025-003 ($245.00, Approved).',
    );
  });

  it('keeps at least one line of materials [5.14 5.16]', async () => {
    const view = renderInvoices();
    const dialog = await open(view);
    const last = dialog.getByRole('button', { name: 'At least one material line must remain' });
    await view.user.click(last);
    expect(dialog.getByLabelText('Item 1')).toBeInTheDocument();
    expect(dialog.getByLabelText('Quantity 1')).toHaveDisplayValue('1');
    await view.user.click(dialog.getByRole('button', { name: 'Add Material' }));
    await view.user.type(dialog.getByLabelText('Item 2'), 'Screws');
    await view.user.click(dialog.getByRole('button', { name: 'Remove material 1' }));
    expect(dialog.getByLabelText('Item 1')).toHaveDisplayValue('Screws');
    expect(dialog.queryByLabelText('Item 2')).not.toBeInTheDocument();
  });

  it('refuses a quantity below 1 [5.14]', async () => {
    const view = renderInvoices();
    const dialog = await open(view);
    await view.user.clear(dialog.getByLabelText('Quantity 1'));
    await view.user.type(dialog.getByLabelText('Quantity 1'), '0');
    await view.user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    expect(await dialog.findByText('Quantity must be 1 or more')).toBeInTheDocument();
  });

  it('keeps the typed text when it cannot be saved', async () => {
    expectConsole(/Failed to save invoice/);
    const view = renderInvoices({ 'invoices.save': () => Promise.reject(new Error('down')) });
    const dialog = await open(view);
    await dialog.findByRole('option', { name: 'T-7 · Broken gate' });
    await view.user.selectOptions(dialog.getByLabelText('Work Order ID'), 'T-7');
    await view.user.type(dialog.getByLabelText('Labor Hours'), '2');
    await view.user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText(/^Failed to save invoice \(id: /)).toBeInTheDocument();
    expect(dialog.getByLabelText('Labor Hours')).toHaveDisplayValue('2');
  });
});

describe('a draft', () => {
  it('keeps the notes [2.7.37]', async () => {
    const list = [anInvoice({ notes: 'Trap replaced.' })];
    const { user, gateway } = renderInvoices({ list });
    await user.click(await screen.findByRole('button', { name: 'Edit INV-2025-001' }));
    const notes = within(await form('Edit Invoice')).getByLabelText('Notes');
    expect(notes).toHaveDisplayValue('Trap replaced.');
    await user.type(notes, ' Key returned.');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Invoice updated successfully!');
    expect(gateway.inputsOf('invoices.save')).toMatchObject([
      { notes: 'Trap replaced. Key returned.' },
    ]);
  });

  it('is edited with its values [2.7.36 8.6.6]', async () => {
    const draft = {
      ...anInvoice({ id: 'i-4', invoiceNumber: 'INV-2025-004' }),
      workOrderId: 'T-7',
      workOrderTitle: 'The gate, second visit',
    };
    const { user, gateway } = renderInvoices({ list: [draft] });
    await user.click(await screen.findByRole('button', { name: 'Edit INV-2025-004' }));
    const dialog = within(await form('Edit Invoice'));
    expect(dialog.getByLabelText('Item 1')).toHaveDisplayValue('Trap');
    expect(dialog.getByLabelText('Work Order ID')).toHaveDisplayValue('T-7 · Broken gate');
    await dialog.findByRole('option', { name: 'T-8 · Loose railing' });
    expect(dialog.getByLabelText('Work Order Title')).toHaveDisplayValue('The gate, second visit');
    await user.clear(dialog.getByLabelText('Labor Hours'));
    await user.type(dialog.getByLabelText('Labor Hours'), '4');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Invoice updated successfully!')).toBeInTheDocument();
    expect(gateway.inputsOf('invoices.save')).toMatchObject([
      { id: 'i-4', workOrderTitle: 'The gate, second visit', laborHours: 4, laborRate: 7_500 },
    ]);
  });
});
