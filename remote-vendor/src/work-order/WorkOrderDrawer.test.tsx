import type { Ticket } from '@hoa/domain';
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
import { describe, expect, it, vi } from 'vitest';
import { aMessage } from '../testing/samples.ts';
import { WorkOrderDrawer } from './WorkOrderDrawer.tsx';

const ticket = aWorkOrder({
  status: 'in_progress',
  unit: 'B-12',
  tags: ['plumbing', 'sink', 'urgent', 'kitchen'],
  dueDate: '2026-03-09',
  attachments: [
    {
      id: 'A-1',
      name: 'sink.pdf',
      type: 'application/pdf',
      url: '/files/sink.pdf',
      uploadedBy: 'vendor-1',
      uploadedAt: '2026-03-02T09:00:00.000Z',
    },
  ],
});

function renderDrawer({ shown = ticket, ...handlers }: { shown?: Ticket } & Handlers = {}) {
  const gateway = fakeGateway({
    'tickets.get': () => shown,
    'tickets.messages': () => ({ items: [aMessage()], hasEarlier: false }),
    'invoices.totals': () => totals(),
    ...handlers,
  });
  const onClose = vi.fn();
  const view = renderScreen(
    <WorkOrderDrawer ticketId={shown.id} known={undefined} onClose={onClose} />,
    { gateway, actor: actors.vendor },
  );
  return { ...view, onClose };
}

const totals = (given: Partial<Output<'invoices.totals'>> = {}): Output<'invoices.totals'> => ({
  pending: 0,
  paidThisMonth: 0,
  paid: 0,
  count: 0,
  countByStatus: { draft: 0, submitted: 0, approved: 0, paid: 0, rejected: 0 },
  ...given,
});

const dialog = () => screen.findByRole('dialog', { name: 'Leak under the sink' });
const offered = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the work-order drawer', () => {
  it('shows all data of the work order [2.7.19 2.7.21]', async () => {
    renderDrawer();
    const drawer = within(await dialog());
    expect(await drawer.findByText('Water drips from the trap.')).toBeInTheDocument();
    for (const words of [
      'Riley Resident',
      'B-12',
      /^Mar 9/,
      'Normal',
      'In Progress',
      'sink.pdf',
      'kitchen',
    ]) {
      expect(drawer.getAllByText(words)[0]).toBeInTheDocument();
    }
    const details = within(drawer.getByRole('region', { name: 'Details' }));
    expect(details.getByText('Last updated').nextElementSibling).not.toBeEmptyDOMElement();
    // Hides the vendor's own name, and the status, which is shown above.
    expect(details.queryByText('Assigned to')).toBeNull();
    expect(details.queryByText('In Progress')).toBeNull();
    const communication = drawer.getByRole('region', { name: 'Communication' });
    expect(
      await within(communication).findByText('It is under the left basin.'),
    ).toBeInTheDocument();
  });

  it('leads to the full page in a new tab [2.7.20]', async () => {
    renderDrawer();
    await dialog();
    const link = screen.getByRole('link', { name: 'Full Page' });
    expect(link).toHaveAttribute('href', '/tickets/TKT-1001');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('shows that a ticket is not found when it is unknown or of another vendor', async () => {
    const { user, onClose } = renderDrawer({
      'tickets.get': () => {
        throw new PortalError('ticket-not-found');
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Ticket not found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to Board Items' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user, gateway } = renderDrawer({
      'tickets.get': () => Promise.reject(new Error('down')),
    });
    expect(await screen.findByText('Failed to load ticket details')).toBeInTheDocument();
    gateway.answer({ 'tickets.get': () => ticket });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await dialog()).toBeInTheDocument();
  });

  it('sends a message [2.7.22]', async () => {
    const { user, gateway } = renderDrawer({
      'tickets.postMessage': () => aMessage({ id: 'M-2' }),
    });
    await dialog();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'On my way');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message sent!')).toBeInTheDocument();
    expect(gateway.inputsOf('tickets.postMessage')).toEqual([
      { ticketId: 'TKT-1001', content: 'On my way', isInternal: false, attachments: [] },
    ]);
    expect(screen.queryByRole('checkbox', { name: 'Internal note' })).not.toBeInTheDocument();
  });

  it('removes only what the vendor attached', async () => {
    const { user, gateway } = renderDrawer({ 'tickets.detach': () => ticket });
    await dialog();
    await user.click(await screen.findByRole('button', { name: 'Remove sink.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Attachment removed')).toBeInTheDocument();
    expect(gateway.inputsOf('tickets.detach')).toEqual([
      { ticketId: 'TKT-1001', attachmentId: 'A-1' },
    ]);
  });
});

describe('the actions of a work order', () => {
  it.each([
    ['new', ['New', 'In Review', 'Closed']],
    ['in_review', ['In Review', 'Vendor Assigned', 'Waiting for Resident', 'Closed']],
    ['vendor_assigned', ['Vendor Assigned', 'In Progress', 'Waiting for Resident', 'Closed']],
    ['in_progress', ['In Progress', 'Waiting for Resident', 'Resolved', 'Closed']],
    ['waiting_resident', ['In Progress', 'Waiting for Resident', 'Resolved', 'Closed']],
    ['resolved', ['In Progress', 'Resolved', 'Closed']],
    ['closed', ['Closed']],
  ] as const)(
    'offer from %s only where the table leads [2.7.23 2.7.25 4.8]',
    async (status, statuses) => {
      renderDrawer({ shown: aWorkOrder({ status }) });
      const select = await screen.findByRole('combobox', { name: 'Update Status' });
      expect(offered(select)).toEqual(statuses);
      if (status === 'closed') expect(select).toBeDisabled();
      const invoice = screen.queryByRole('button', { name: 'Create Invoice' });
      expect(invoice !== null).toBe(status === 'resolved');
    },
  );

  it('ask for confirmation before closing the work order', async () => {
    const { user, gateway } = renderDrawer({
      'tickets.changeStatus': () => ({ ...ticket, status: 'closed' }),
    });
    const select = await screen.findByRole('combobox', { name: 'Update Status' });
    await user.selectOptions(select, 'Closed');
    const question = await screen.findByRole('alertdialog', { name: 'Close this work order?' });
    expect(question).toHaveTextContent('Leak under the sink');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(select).toHaveValue('in_progress');
    expect(gateway.inputsOf('tickets.changeStatus')).toEqual([]);
    await user.selectOptions(select, 'Closed');
    await user.click(await screen.findByRole('button', { name: 'Close Work Order' }));
    expect(await screen.findByText('Status updated to Closed')).toBeInTheDocument();
    expect(gateway.inputsOf('tickets.changeStatus')).toMatchObject([{ status: 'closed' }]);
  });

  it('show the amount invoiced so far, without drafts and rejected invoices', async () => {
    const { gateway } = renderDrawer({
      'invoices.totals': () =>
        totals({
          pending: 20_000,
          paid: 12_550,
          count: 5,
          countByStatus: { draft: 1, submitted: 1, approved: 1, paid: 1, rejected: 1 },
        }),
    });
    expect(await screen.findByText('3 invoices submitted so far: $325.50')).toBeInTheDocument();
    expect(gateway.inputsOf('invoices.totals')).toEqual([{ workOrderId: 'TKT-1001' }]);
  });

  it('change the status and confirm it [8.6.2]', async () => {
    const { user, gateway } = renderDrawer({
      'tickets.changeStatus': () => ({ ...ticket, status: 'resolved' }),
    });
    const select = await screen.findByRole('combobox', { name: 'Update Status' });
    gateway.answer({ 'tickets.get': () => ({ ...ticket, status: 'resolved' }) });
    await user.selectOptions(select, 'Resolved');
    expect(await screen.findByText('Status updated to Resolved')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create Invoice' })).toBeInTheDocument();
  });

  it('roll a refused status back and show why', async () => {
    expectConsole(/Not authorized to update status/);
    const { user } = renderDrawer({
      'tickets.changeStatus': () => {
        throw new PortalError('status-not-authorized');
      },
    });
    const select = await screen.findByRole('combobox', { name: 'Update Status' });
    await user.selectOptions(select, 'Resolved');
    expect(await screen.findByText(/^Not authorized to update status \(id: /)).toBeInTheDocument();
    await waitFor(() => expect(select).toHaveValue('in_progress'));
  });

  it('attach photos to the work order after they are uploaded [2.7.24]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
    const { user, gateway } = renderDrawer({ 'tickets.attach': () => ticket });
    const input = await screen.findByLabelText('Attach Photos');
    await user.upload(input, new File(['x'], 'after.png', { type: 'image/png' }));
    expect(
      await screen.findByText('1 file(s) uploaded successfully!', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    await waitFor(() => expect(gateway.inputsOf('tickets.attach')).toHaveLength(1));
    expect(gateway.inputsOf('tickets.attach')[0]).toMatchObject({
      ticketId: 'TKT-1001',
      attachments: [{ name: 'after.png', type: 'image/png' }],
    });
    vi.useRealTimers();
  });
});
