import {
  activeStatuses,
  dayOf,
  daysLater,
  type Invoice,
  type Ticket,
  type VendorWithLoad,
} from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([import('./VendorsTab.tsx'), import('../../../work-item/WorkItemDialog.tsx')]),
);

const vendor = (uid: string, displayName: string, load = 0): VendorWithLoad => ({
  id: uid,
  uid,
  displayName,
  email: `${uid}@example.org`,
  phone: '(555) 014-8890',
  services: ['Plumbing', 'Drains'],
  activeWorkOrders: load,
  pendingInvoices: 2 * load,
});
const vendors = [vendor('v1', 'Castillo Plumbing', 1), vendor('v2', 'Brightline Electric')];

function order(id: string, changes: Partial<Ticket> = {}): Ticket {
  const [first] = vendors;
  return aTicket({
    id,
    title: `Order ${id}`,
    status: 'in_progress',
    ...(first && {
      assignedTo: { uid: first.uid, displayName: first.displayName, email: first.email },
    }),
    lastActivity: '2025-03-01',
    ...changes,
  });
}

const invoice: Invoice = {
  id: 'i1',
  invoiceNumber: 'INV-2025-001',
  vendorUid: 'v1',
  workOrderId: 'T1',
  workOrderTitle: 'Order T1',
  amount: 12_450,
  laborHours: 1.5,
  laborRate: 7500,
  materials: [],
  status: 'submitted',
  submittedDate: '2025-03-01',
  dueDate: '2025-03-31',
};
const fromOrder: Invoice = {
  ...invoice,
  id: 'i2',
  invoiceNumber: 'INV-2025-002',
  amount: 20_000,
  ticketInvoiceId: 't2',
};

/** Renders the tab with a gateway that returns pages of matching items, as an adapter would. */
function open(
  tickets: Ticket[],
  {
    at = '/admin?tab=vendors',
    firms = vendors,
    handlers = {},
  }: { at?: string; firms?: VendorWithLoad[]; handlers?: Handlers } = {},
) {
  const gateway = fakeGateway(
    {
      'vendors.list': ({ search = '', ...page }) =>
        pageOf(
          firms.filter(({ displayName }) => displayName.includes(search)),
          page,
        ),
      'tickets.list': ({ isAssigned, isActive, status, ...page }) =>
        pageOf(
          tickets.filter(
            (ticket) =>
              (!isAssigned || ticket.assignedTo) &&
              (!isActive || activeStatuses.includes(ticket.status)) &&
              (!status || ticket.status === status),
          ),
          page,
        ),
      'invoices.list': (page) => pageOf([fromOrder, invoice], page),
      'invoices.get': () => ({
        ...fromOrder,
        attachments: [
          {
            id: 'file-1',
            name: 'Receipt.pdf',
            type: 'application/pdf',
            url: '/tickets/T1/attachments/file-1',
            uploadedBy: 'v1',
            uploadedAt: '2025-03-01',
          },
        ],
      }),
      'invoices.totals': () => ({
        pending: 32_450,
        paid: 0,
        paidThisMonth: 0,
        count: 2,
        countByStatus: { draft: 0, submitted: 2, approved: 0, paid: 0, rejected: 0 },
      }),
      ...handlers,
    },
    { files: { 'file-1': new File(['paid'], 'Receipt.pdf') } },
  );
  return renderScreen(<DashboardScreen />, { gateway, actor: actors.admin, at });
}

describe('Vendor Management', () => {
  it('shows each vendor with services and load', async () => {
    open([order('T1'), order('T2', { status: 'closed' })]);
    const card = within(await screen.findByRole('article', { name: 'Castillo Plumbing' }));
    expect(card.getByText('Plumbing')).toBeVisible();
    expect(card.getByText('Drains')).toBeVisible();
    expect(await card.findByText('1 active work order')).toBeVisible();
    expect(card.getByText('2 pending invoices')).toBeVisible();
    expect(card.getByRole('link', { name: '(555) 014-8890' })).toHaveAttribute(
      'href',
      'tel:5550148890',
    );
  });

  it('warns of insurance that ends soon or has ended', async () => {
    const until = (id: string, days: number) => ({
      ...vendor(id, id),
      insuredUntil: daysLater(dayOf(new Date()), days),
    });
    open([], { firms: [until('Past', -2), until('Soon', 17), until('Far', 90)] });
    const warningOf = async (name: string) =>
      within(await screen.findByRole('article', { name })).queryByText(/Insurance/)?.textContent;
    expect(await warningOf('Past')).toBe('Insurance expired');
    expect(await warningOf('Soon')).toMatch(/^Insurance ends \w+ \d+, \d+$/);
    expect(await warningOf('Far')).toBeUndefined();
  });

  it('shows a vendor’s contacts, and keeps what was typed after a refused change', async () => {
    const details = {
      ...vendor('v1', 'Castillo Plumbing'),
      version: 3,
      contacts: [
        { id: 'p1', displayName: 'Vern', email: 'vern@example.org', phone: '', isMember: true },
        { id: 'c2', displayName: 'Lucia', email: 'lucia@example.org', phone: '', isMember: false },
      ],
    };
    const { user, gateway } = open([], {
      handlers: {
        'vendors.get': () => details,
        'vendors.change': () => {
          const params = { field: 'displayName', problem: 'company-exists' };
          throw new PortalError('invalid-input', params);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Details: Castillo Plumbing' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Castillo Plumbing' }));
    expect((await drawer.findByRole('link', { name: 'Vern' })).getAttribute('href')).toBe(
      '/admin?tab=people&person=p1',
    );
    expect(drawer.getByText('Lucia')).toBeVisible();
    expect(drawer.queryByRole('link', { name: 'Lucia' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Change Vendor' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Brightline Electric');
    await user.type(screen.getByLabelText('Insured until'), '2027-03-31');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Another vendor has this name/));
    gateway.answer({ 'vendors.change': () => details });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Vendor changed!')).toBeVisible();
    expect(gateway.inputsOf('vendors.change')[1]).toEqual({
      ...{ id: 'v1', version: 3, displayName: 'Brightline Electric' },
      ...{ services: ['Plumbing', 'Drains'], insuredUntil: '2027-03-31' },
    });
  });

  it('lists fifteen work orders a page, without unassigned tickets [9.13]', async () => {
    const { assignedTo: _, ...unassigned } = order('T99', { title: 'Not yet anybody’s' });
    const { user, address } = open([
      unassigned,
      ...Array.from({ length: 17 }, (_, n) => order(`T${n}`)),
    ]);
    expect(await screen.findByText('17 work orders')).toBeVisible();
    const rows = () =>
      within(screen.getByRole('table', { name: 'Work Orders' })).getAllByRole('row');
    expect(rows()).toHaveLength(16);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Order T16' })).toBeVisible();
    expect(rows()).toHaveLength(3);
    expect(address()).toBe('/admin?tab=vendors&page=2');
  });

  it('leads a link to the invoices there, and opens one of them', async () => {
    const { user, address } = open([], { at: '/admin?tab=vendors&list=invoices' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Invoices' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'View INV-2025-002' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2025-002' }));
    expect(drawer.getByRole('row', { name: /Total \$200.00/ })).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'Order T1' })).toHaveAttribute('href', '/tickets/T1');
    expect(drawer.queryByRole('button', { name: 'Submit for approval' })).toBeNull();
    expect(address()).toBe('/admin?tab=vendors&list=invoices&invoice=i2');
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=vendors&list=invoices'));
  });

  it('downloads a document that the vendor attached to an invoice', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const { user, gateway } = open([], { at: '/admin?tab=vendors&list=invoices&invoice=i2' });
    const documents = within(await screen.findByRole('list', { name: 'Documents' }));
    await user.click(documents.getByRole('button', { name: 'Download Receipt.pdf' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.downloads).toEqual(['file-1']);
  });

  it('shows a vendor’s invoices of both kinds from its card', async () => {
    const { user, gateway, address } = open([order('T1')]);
    await user.click(
      await screen.findByRole('button', { name: '2 pending invoices: Castillo Plumbing' }),
    );
    expect(address()).toBe('/admin?tab=vendors&list=invoices&vendor=v1&status=pending');
    expect(gateway.inputsOf('invoices.list').at(-1)).toMatchObject({
      vendorUid: 'v1',
      isPending: true,
    });
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending');
    const table = within(await screen.findByRole('table', { name: 'Invoices' }));
    const [, latest, earlier] = table.getAllByRole('row');
    expect(latest).toHaveTextContent('From work order');
    expect(latest).toHaveTextContent('$200.00');
    expect(earlier).toHaveTextContent('INV-2025-001');
    expect(earlier).toHaveTextContent('$124.50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'All vendors');
    expect(address()).toBe('/admin?tab=vendors&list=invoices&status=pending');
  });

  it('shows the work orders that a card counts', async () => {
    const { user, gateway, address } = open([order('T1'), order('T2', { status: 'resolved' })]);
    await user.click(
      await screen.findByRole('button', { name: '1 active work order: Castillo Plumbing' }),
    );
    expect(address()).toBe('/admin?tab=vendors&vendor=v1&status=active');
    expect(await screen.findByText('1 of 2 work orders')).toBeVisible();
    expect(gateway.inputsOf('tickets.list')).toContainEqual(
      expect.objectContaining({ isAssigned: true, isActive: true, assignedTo: 'v1' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
    expect(await screen.findByRole('link', { name: 'Order T2' })).toBeVisible();
  });

  it('gives no count of nothing', async () => {
    open([order('T1')]);
    const card = within(await screen.findByRole('article', { name: 'Brightline Electric' }));
    expect(card.queryByText(/active work order|pending invoice/)).toBeNull();
  });

  it('shows the latest first, which a press on Updated turns around and back', async () => {
    const { user, address } = open([order('T1')]);
    const updated = await screen.findByRole('columnheader', { name: 'Updated' });
    expect(updated).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(updated).getByRole('button'));
    expect(updated).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(updated).getByRole('button'));
    expect(updated).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe('/admin?tab=vendors');
  });

  it('filters work orders by status', async () => {
    const { user } = open([order('T1'), order('T2', { status: 'resolved' })]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Resolved');
    const table = within(screen.getByRole('table', { name: 'Work Orders' }));
    expect(table.getByRole('link', { name: 'Order T2' })).toHaveAttribute('href', '/tickets/T2');
    expect(table.queryByText('Order T1')).not.toBeInTheDocument();
  });

  it('asks for search, filters and sort instead of applying them itself', async () => {
    const { user, gateway } = open([order('T1')]);
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'pump');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'Castillo Plumbing');
    await user.click(screen.getByRole('button', { name: 'Due' }));
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.list').at(-1)).toEqual({
        isAssigned: true,
        search: 'pump',
        assignedTo: 'v1',
        sort: { column: 'due', direction: 'asc' },
        limit: 15,
      }),
    );
  });

  it('shows ten vendors a page, and finds one by its name [9.14]', async () => {
    const firms = Array.from({ length: 12 }, (_, n) => vendor(`v${n}`, `Firm ${n + 1}`));
    const { user } = open([order('T1')], { firms });
    await screen.findByRole('article', { name: 'Firm 1' });
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('article', { name: 'Firm 12' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'Firm 7');
    expect(await screen.findByRole('article', { name: 'Firm 7' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), '7');
    expect(await screen.findByText('No vendor matches')).toBeVisible();
  });

  it('shows no telephone of a vendor that has none, and leads to an invitation without vendors', async () => {
    const { unmount } = open([], { firms: [{ ...vendor('v1', 'Moss Lamps'), phone: '' }] });
    const card = within(await screen.findByRole('article', { name: 'Moss Lamps' }));
    expect(card.getAllByRole('link')).toHaveLength(1);
    unmount();
    open([], { firms: [] });
    expect(await screen.findByRole('link', { name: 'Invite a Vendor' })).toHaveAttribute(
      'href',
      '/admin?tab=people',
    );
  });

  it('opens the work item form for a vendor', async () => {
    const { user } = open([order('T1')]);
    await user.click(await screen.findByRole('button', { name: 'Work Item: Brightline Electric' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Work Item' }));
    expect(await form.findByRole('combobox', { name: 'Vendor' })).toHaveValue('v2');
  });

  it('shows when there are no work orders, and offers to create one', async () => {
    open([]);
    expect(await screen.findByText('No work orders assigned')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Create Work Item' })).toHaveLength(2);
  });
});
