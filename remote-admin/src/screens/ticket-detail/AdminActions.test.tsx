import { type AuditEntry, type Ticket, ticketStatuses, type VendorWithLoad } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { type Operation, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TicketDetailScreen } from './TicketDetailScreen.tsx';

const closed = aTicket({
  title: 'Gate keypad is dead',
  description: 'No light at all.',
  status: 'closed',
  priority: 'high',
});

const firm = (id: string, displayName: string, service: string): VendorWithLoad => ({
  id,
  uid: id,
  displayName,
  email: `${id}@example.org`,
  phone: '555-0100',
  services: [service],
  activeWorkOrders: 0,
  pendingInvoices: 0,
});
const castillo = firm('vendor-1', 'Castillo Plumbing', 'Plumbing');
const brightline = firm('vendor-2', 'Brightline Electric', 'Lighting');
const firms = [brightline, castillo];

async function show(
  handlers: Handlers = {},
  { ticket = closed, unsupported = [] }: { ticket?: Ticket; unsupported?: Operation[] } = {},
) {
  let kept = ticket;
  const answers: Handlers = {
    'tickets.get': () => kept,
    'tickets.messages': () => ({ items: [], hasEarlier: false }),
    'tickets.changeStatus': ({ status }) => {
      kept = { ...kept, status };
      return kept;
    },
    'vendors.list': () => pageOf(firms, {}),
    'tickets.assign': ({ vendorId }) => {
      const assignedTo = firms.find(({ id }) => id === vendorId);
      kept = { ...kept, assignedTo };
      return kept;
    },
    ...handlers,
  };
  const gateway = fakeGateway({ 'audit.list': () => pageOf([], {}), ...answers }, { unsupported });
  const shown = renderScreen(<TicketDetailScreen />, {
    gateway,
    actor: actors.admin,
    at: '/tickets/TKT-1001',
    route: '/tickets/:ticketId',
  });
  await screen.findByRole('region', { name: 'Admin actions' });
  return shown;
}
const status = () => screen.getByRole('combobox', { name: 'Status' });

describe('the history of a ticket', () => {
  const done: AuditEntry = {
    id: '1',
    at: '2026-03-10T15:00:00.000Z',
    by: { displayName: 'Vic Vendor', role: 'vendor' },
    operation: 'tickets.changeStatus',
    changes: [{ field: 'tickets.status', before: 'new', after: 'in_progress' }],
  };

  it('shows who did what, in pages, after it is opened', async () => {
    const all = Array.from({ length: 12 }, (_, n) => ({ ...done, id: `${n}` }));
    const { user, gateway } = await show({ 'audit.list': (page) => pageOf(all, page) });
    expect(gateway.inputsOf('audit.list')).toEqual([]);
    await user.click(screen.getByText('History'));
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const entries = () => history.findAllByText('Changed the status');
    expect(await entries()).toHaveLength(10);
    expect(history.getAllByText(/^Vic Vendor \(Vendor\)/)[0]).toBeVisible();
    expect(history.getAllByText('Status: New → In Progress')[0]).toBeVisible();
    await user.click(history.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(gateway.inputsOf('audit.list').at(-1)).toEqual({
      subject: { kind: 'ticket', id: 'TKT-1001' },
      limit: 10,
      offset: 10,
    });
  });

  it('names an operation without its own text by the changed fields', async () => {
    const changes = [
      { field: 'tickets.priority', before: 'low', after: 'high' },
      { field: 'tickets.dueDate', after: '2026-04-01' },
    ];
    const unnamed = { ...done, operation: 'tickets.newOperation', changes };
    const unchanged = { ...unnamed, id: '2', changes: [] };
    const { user } = await show({ 'audit.list': (page) => pageOf([unnamed, unchanged], page) });
    await user.click(screen.getByText('History'));
    expect(await screen.findByText('Changed: Priority, Due')).toBeVisible();
    expect(screen.getByText('Changed something')).toBeVisible();
  });

  it('is hidden where the audit log is not supported', async () => {
    const { gateway } = await show({}, { unsupported: ['audit.list'] });
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
    expect(gateway.inputsOf('audit.list')).toEqual([]);
  });
});

describe('the admin’s actions on a ticket', () => {
  it('offer every status, even for a closed ticket [2.13.15 4.18]', async () => {
    await show();
    expect(within(status()).getAllByRole('option')).toHaveLength(ticketStatuses.length);
    expect(status()).toHaveValue('closed');
  });

  it('change the status as soon as it is selected [8.6.3]', async () => {
    const { user, gateway } = await show();
    await user.selectOptions(status(), 'In Review');
    expect(await screen.findByText('Status updated!')).toBeVisible();
    expect(gateway.inputsOf('tickets.changeStatus')).toMatchObject([
      { ticketId: 'TKT-1001', status: 'in_review' },
    ]);
    await waitFor(() => expect(status()).toHaveValue('in_review'));
  });

  it('offer Undo for the status change, which sends the version of the changed ticket', async () => {
    const moved = {
      ...closed,
      status: 'in_review',
      updatedAt: '2026-03-02T09:00:00.000Z',
    } as const;
    const { user, gateway } = await show({
      'tickets.changeStatus': () => moved,
      'tickets.moveBack': () => [closed],
    });
    await user.selectOptions(status(), 'In Review');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back')).toBeVisible();
    expect(gateway.inputsOf('tickets.moveBack')).toEqual([
      { tickets: [{ ticketId: 'TKT-1001', expectedUpdatedAt: moved.updatedAt }] },
    ]);
  });

  it('report a conflict when the ticket changed before Undo', async () => {
    expectConsole(/changed by someone else/);
    const { user } = await show({
      'tickets.moveBack': () => {
        throw new PortalError('conflict');
      },
    });
    await user.selectOptions(status(), 'In Review');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^This was changed by someone else/)).toBeVisible();
  });

  it('order work for the ticket by a form that is filled in from it', async () => {
    const ticket = aTicket({
      category: 'community',
      priority: 'high',
      details: { location: 'Lobby' },
    });
    const { user } = await show({}, { ticket });
    await user.click(screen.getByRole('button', { name: 'Create Work Item' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Work Item' }));
    for (const [name, value] of [
      ['Subject', 'Leak under the sink'],
      ['Description', 'Water drips from the trap.'],
      ['Location', 'Lobby'],
      ['Unit', 'A-101'],
      ['Category', 'Maintenance'],
      ['Priority', 'High'],
    ] as const) {
      expect(form.getByLabelText(name)).toHaveDisplayValue(value);
    }
    expect(form.getByText(/^Ordered for TKT-1001;/)).toBeVisible();
  });

  it('restore the previous status when the change fails [8.4.2]', async () => {
    expectConsole(/Failed to update status/);
    const { user } = await show({
      'tickets.changeStatus': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.selectOptions(status(), 'In Review');
    expect(await screen.findByText(/^Failed to update status \(id: /)).toBeVisible();
    expect(status()).toHaveValue('closed');
  });

  it('show that assigning a vendor is coming soon where it is not supported [2.13.16]', async () => {
    const { user } = await show({}, { unsupported: ['tickets.assign'] });
    await user.click(screen.getByRole('button', { name: 'Assign Vendor' }));
    expect(await screen.findByText('Assign Vendor is coming soon!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a work order', () => {
  const open = {
    ...closed,
    status: 'vendor_assigned',
    assignedTo: castillo,
    dueDate: '2026-04-01',
    statusHistory: [
      { status: 'vendor_assigned', changedBy: 'Ada Admin', changedAt: closed.createdAt },
    ],
  } satisfies Ticket;

  it('gets another due date, and a past one is refused next to the field', async () => {
    let isPast = true;
    const { user, gateway } = await show(
      {
        'tickets.changeDueDate': () => {
          if (isPast) {
            throw new PortalError('invalid-input', { field: 'dueDate', problem: 'due-date-past' });
          }
          return open;
        },
      },
      { ticket: open },
    );
    await user.click(screen.getByRole('button', { name: 'Change due date' }));
    const field = await screen.findByLabelText('Due date');
    expect(field).toHaveValue('2026-04-01');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The due date must not be in the past'),
    );
    isPast = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Due date changed')).toBeVisible();
    expect(gateway.inputsOf('tickets.changeDueDate').at(-1)).toEqual({
      ticketId: 'TKT-1001',
      dueDate: '2026-04-01',
      expectedUpdatedAt: open.updatedAt,
    });
  });

  it('is withdrawn with a reason', async () => {
    const { user, gateway } = await show({ 'tickets.withdraw': () => closed }, { ticket: open });
    await user.click(screen.getByRole('button', { name: 'Withdraw order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw order' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw order' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription(/Reason is required/);
    await user.type(reason, 'Done already');
    await user.click(dialog.getByRole('button', { name: 'Withdraw order' }));
    expect(await screen.findByText('Order withdrawn')).toBeVisible();
    expect(gateway.inputsOf('tickets.withdraw')).toMatchObject([
      { ticketId: 'TKT-1001', reason: 'Done already' },
    ]);
  });

  it('that is closed can neither be withdrawn nor get another due date', async () => {
    await show({}, { ticket: { ...open, status: 'closed' } });
    expect(screen.queryByRole('button', { name: 'Withdraw order' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change due date' })).toBeNull();
  });
});

describe('Assign Vendor', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Assign Vendor' });
  const info = () => screen.getByRole('region', { name: 'Ticket info' });
  const choice = (name: string) => screen.findByRole('radio', { name });
  const assign = () => screen.getByRole('button', { name: 'Assign' });

  async function open(...options: Parameters<typeof show>) {
    const shown = await show(...options);
    await shown.user.click(screen.getByRole('button', { name: 'Assign Vendor' }));
    await dialog();
    return shown;
  }

  it('lists the vendors with what they do and how to reach them', async () => {
    await open();
    expect(await choice('Castillo Plumbing')).toHaveAccessibleDescription('Plumbing · 555-0100');
    expect(await choice('Brightline Electric')).toHaveAccessibleDescription('Lighting · 555-0100');
  });

  it('assigns the chosen one and shows the result', async () => {
    const { user, gateway } = await open();
    await user.click(await choice('Castillo Plumbing'));
    await user.click(assign());
    expect(await screen.findByText('Assigned to Castillo Plumbing!')).toBeVisible();
    expect(gateway.inputsOf('tickets.assign')).toEqual([
      { ticketId: 'TKT-1001', vendorId: 'vendor-1' },
    ]);
    await waitFor(() => expect(info()).toHaveTextContent('Assigned toCastillo Plumbing'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Assign Vendor' })).toHaveFocus();
  });

  it('asks for a choice', async () => {
    const { user, gateway } = await open();
    await choice('Castillo Plumbing');
    await user.click(assign());
    expect(screen.getByRole('radiogroup', { name: /Vendor/ })).toHaveAccessibleDescription(
      'Please select a vendor',
    );
    expect(await choice('Brightline Electric')).toHaveFocus();
    expect(gateway.inputsOf('tickets.assign')).toEqual([]);
  });

  it('does not offer the vendor that has the ticket already', async () => {
    await open({}, { ticket: { ...closed, assignedTo: castillo } });
    expect(await choice('Castillo Plumbing')).toBeDisabled();
    expect(await choice('Castillo Plumbing')).toHaveAccessibleDescription(/^Assigned now/);
    expect(await choice('Brightline Electric')).toBeEnabled();
  });

  it.each([
    ['unexpected', /^Failed to assign vendor \(id: /],
    ['admins-only', /^Only administrators can do this \(id: /],
  ] as const)('keeps the choice when it fails as %s', async (code, message) => {
    expectConsole(/Failed to assign vendor|Only administrators/);
    const { user } = await open({
      'tickets.assign': () => {
        throw new PortalError(code);
      },
    });
    await user.click(await choice('Castillo Plumbing'));
    await user.click(assign());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await choice('Castillo Plumbing')).toBeChecked();
    expect(info()).toHaveTextContent('Assigned toNobody yet');
  });

  it('reads the vendors again after a failure', async () => {
    const { user, gateway } = await open({
      'vendors.list': () => {
        throw new PortalError('network');
      },
    });
    expect(await screen.findByText('Failed to load vendors')).toBeVisible();
    gateway.answer({ 'vendors.list': () => pageOf(firms, {}) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await choice('Castillo Plumbing')).toBeVisible();
  });

  it('shows that there are no vendors', async () => {
    await open({ 'vendors.list': () => pageOf([], {}) });
    expect(await screen.findByText('No vendors')).toBeVisible();
  });
});
