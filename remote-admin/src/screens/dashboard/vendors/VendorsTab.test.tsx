import type { Invoice, Ticket, TicketInvoice, Vendor } from '@hoa/shared/domain';
import { actors, fakeGateway, renderScreen } from '@hoa/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// What is fetched when first shown is there before a test's time begins.
beforeAll(() =>
  Promise.all([import('./VendorsTab.tsx'), import('../../../work-item/WorkItemDialog.tsx')]),
);

const vendor = (uid: string, displayName: string): Vendor => ({
  id: uid,
  uid,
  displayName,
  email: `${uid}@example.org`,
  phone: '(555) 014-8890',
  services: ['Plumbing', 'Drains'],
});
const vendors = [vendor('v1', 'Castillo Plumbing'), vendor('v2', 'Brightline Electric')];

function order(id: string, changes: Partial<Ticket> = {}): Ticket {
  const [first] = vendors;
  return {
    id,
    title: `Order ${id}`,
    description: '',
    category: 'maintenance',
    status: 'in_progress',
    priority: 'normal',
    submittedBy: { uid: 'r', displayName: 'Riley', email: 'r@example.org', unit: 'A-101' },
    ...(first && { assignedTo: first }),
    tags: [],
    attachments: [],
    createdAt: '2025-03-01T10:00:00.000Z',
    updatedAt: '2025-03-01T10:00:00.000Z',
    lastActivity: '2025-03-01T10:00:00.000Z',
    messagesCount: 0,
    hasUnreadMessages: false,
    statusHistory: [],
    ...changes,
  };
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
  submittedDate: '2025-03-01T10:00:00.000Z',
  dueDate: '2025-03-31T10:00:00.000Z',
};
const fromOrder: TicketInvoice = {
  id: 'i2',
  ticketId: 'T1',
  amount: 20_000,
  description: 'Work completed',
  attachments: [],
  status: 'submitted',
  submittedBy: { uid: 'v1', displayName: 'Castillo Plumbing', role: 'vendor' },
  createdAt: '2025-03-05T10:00:00.000Z',
};

function open(tickets: Ticket[], at = '/admin?tab=vendors') {
  const gateway = fakeGateway({
    'vendors.list': () => vendors,
    'tickets.list': () => tickets,
    'invoices.list': () => [invoice],
    'ticketInvoices.list': () => [fromOrder],
  });
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

  it('lists fifteen work orders a page, and nothing that is nobody’s', async () => {
    const { assignedTo: _, ...unassigned } = order('T99', { title: 'Not yet anybody’s' });
    open([unassigned, ...Array.from({ length: 17 }, (_, n) => order(`T${n}`))]);
    expect(await screen.findByText('17 items')).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: 'Work Orders' })).getAllByRole('row'),
    ).toHaveLength(16);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
  });

  it('shows a vendor’s invoices of both kinds from its card', async () => {
    const { user, address } = open([order('T1')]);
    await user.click(
      await screen.findByRole('button', { name: '2 pending invoices: Castillo Plumbing' }),
    );
    expect(address()).toBe('/admin?tab=vendors&list=invoices&vendor=v1');
    const table = within(await screen.findByRole('table', { name: 'Invoices' }));
    const [, latest, earlier] = table.getAllByRole('row');
    expect(latest).toHaveTextContent('From work order');
    expect(latest).toHaveTextContent('$200.00');
    expect(earlier).toHaveTextContent('INV-2025-001');
    expect(earlier).toHaveTextContent('$124.50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'All vendors');
    expect(address()).toBe('/admin?tab=vendors&list=invoices');
  });

  it('filters work orders by status', async () => {
    const { user } = open([order('T1'), order('T2', { status: 'resolved' })]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Resolved');
    const table = within(screen.getByRole('table', { name: 'Work Orders' }));
    expect(table.getByRole('link', { name: 'Order T2' })).toHaveAttribute('href', '/tickets/T2');
    expect(table.queryByText('Order T1')).not.toBeInTheDocument();
  });

  it('opens the work item form for a vendor', async () => {
    const { user } = open([order('T1')]);
    await user.click(await screen.findByRole('button', { name: 'Work Item: Brightline Electric' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Work Item' }));
    expect(await form.findByRole('combobox', { name: 'Vendor' })).toHaveValue('v2');
  });

  it('says when no work was ordered, and offers to order some', async () => {
    open([]);
    expect(await screen.findByText('No work orders assigned')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Create Work Item' })).toHaveLength(2);
  });
});
