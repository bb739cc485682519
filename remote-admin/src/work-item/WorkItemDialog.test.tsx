import type { Ticket, Vendor } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkItemDialog } from './WorkItemDialog.tsx';

const brightwater: Vendor = {
  id: 'vendor-2',
  uid: 'vendor-2',
  displayName: 'Brightwater Plumbing',
  email: 'v@example.org',
  phone: '555-0100',
  services: ['Plumbing', 'Drains'],
};

const sent = aTicket({
  id: 'TKT-1050',
  title: 'Repair the pump',
  description: 'It hums.',
  category: 'repair',
  status: 'vendor_assigned',
  priority: 'urgent',
  submittedBy: actors.admin,
  assignedTo: brightwater,
});

async function show(
  handlers: Handlers = {},
  user = userEvent.setup(),
  source?: Ticket,
  vendorId?: string,
) {
  const onClose = vi.fn();
  const gateway = fakeGateway({
    'vendors.list': () => ({
      items: [{ ...brightwater, activeWorkOrders: 0, pendingInvoices: 0 }],
      total: 1,
    }),
    'tickets.createWorkItem': () => sent,
    ...handlers,
  });
  const shown = renderScreen(
    <WorkItemDialog onClose={onClose} source={source} vendorId={vendorId} />,
    {
      gateway,
      actor: actors.admin,
      user,
    },
  );
  await screen.findAllByRole('option', { name: /Brightwater/ });
  return { ...shown, onClose };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send Work Item' });

async function fill(user: ReturnType<typeof userEvent.setup>, vendorId = 'vendor-2') {
  await user.selectOptions(field('Vendor'), vendorId);
  await user.type(field('Subject'), 'Repair the pump');
  await user.type(field('Description'), 'It hums.');
  await user.type(field('Location'), 'Pool house');
  await user.type(field('Due date'), '2026-04-01');
}

afterEach(() => vi.useRealTimers());

describe('Create Work Item', () => {
  describe('with more vendors than a list answers', () => {
    const firms = Array.from({ length: 120 }, (_, index) => ({
      ...brightwater,
      id: `vendor-${index}`,
      uid: `vendor-${index}`,
      displayName: index === 119 ? 'Zenith Roofing' : `Brightwater ${index}`,
      activeWorkOrders: 0,
      pendingInvoices: 0,
    }));
    const found: Handlers = {
      'vendors.list': ({ id, search = '', limit = 10 }) => {
        const matching = firms.filter(
          (firm) => (!id || firm.id === id) && firm.displayName.includes(search),
        );
        return { items: matching.slice(0, limit), total: matching.length };
      },
    };
    const search = () => screen.getByRole('searchbox', { name: 'Find a vendor' });

    it('searches them, and keeps the chosen one', async () => {
      const { user, gateway } = await show(found);
      await user.type(search(), 'Zenith{Enter}');
      await screen.findByRole('option', { name: /Zenith/ });
      await fill(user, 'vendor-119');
      await user.clear(search());
      await user.type(search(), 'Brightwater 7{Enter}');
      await screen.findByRole('option', { name: /Brightwater 77/ });
      expect(field('Vendor')).toHaveDisplayValue(/Zenith Roofing/);
      await user.click(send());
      await waitFor(() =>
        expect(gateway.inputsOf('tickets.createWorkItem')).toMatchObject([
          { vendorId: 'vendor-119' },
        ]),
      );
    });

    it('offers the one that the work is ordered from, though it is not among the first', async () => {
      await show(found, undefined, undefined, 'vendor-119');
      expect(field('Vendor')).toHaveDisplayValue(/Zenith Roofing/);
    });
  });

  it('names the ticket that the work is ordered for', async () => {
    const { user, gateway } = await show({}, userEvent.setup(), aTicket());
    await user.selectOptions(field('Vendor'), 'vendor-2');
    await user.type(field('Due date'), '2026-04-01');
    await user.click(send());
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.createWorkItem')).toMatchObject([
        { orderedFor: 'TKT-1001', subject: 'Leak under the sink', unit: 'A-101' },
      ]),
    );
  });

  it('shows which files of that ticket the vendor gets', async () => {
    const photo = {
      id: 'file-1',
      name: 'Leak.pdf',
      type: 'application/pdf',
      url: '/tickets/TKT-1001/attachments/file-1',
      uploadedBy: 'resident-1',
      uploadedAt: '2026-03-01T09:00:00.000Z',
    };
    await show({}, userEvent.setup(), aTicket({ attachments: [photo] }));
    const files = screen.getByRole('list', {
      name: 'The vendor also gets the files of the ticket:',
    });
    expect(files).toHaveTextContent('Leak.pdf');
  });

  it('shows next to each field what is missing [5.34]', async () => {
    const { user, gateway } = await show();
    await user.click(send());
    for (const [name, problem] of [
      ['Vendor', 'Please select a vendor'],
      ['Subject', 'Subject is required'],
      ['Description', 'Description is required'],
      ['Location', 'Location is required'],
      ['Due date', 'Due date is required'],
    ] as const) {
      expect(field(name)).toHaveAccessibleDescription(problem);
    }
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5);
    expect(gateway.inputsOf('tickets.createWorkItem')).toEqual([]);
  });

  it.each(['-1', '0.333'])('refuses %s estimated hours [5.35]', async (hours) => {
    const { user, gateway } = await show();
    await fill(user);
    await user.type(field('Estimated hours'), hours);
    await user.click(send());
    expect(field('Estimated hours')).toBeInvalid();
    expect(gateway.inputsOf('tickets.createWorkItem')).toEqual([]);
  });

  it('sends the order, says to whom, and closes after two seconds [2.14.7 8.6.24]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, gateway, onClose } = await show(
      {},
      userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    );
    await fill(user);
    await user.selectOptions(field('Category'), 'Repair');
    await user.selectOptions(field('Priority'), 'Urgent');
    await user.type(field('Unit'), 'A-101');
    await user.type(field('Estimated hours'), '2.5');
    await user.type(field('Special instructions'), 'Ring twice');
    await user.click(send());
    expect(await screen.findByText('Work item sent to Brightwater Plumbing!')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Work Item Sent' })).toHaveTextContent('TKT-1050');
    expect(gateway.inputsOf('tickets.createWorkItem')).toEqual([
      {
        vendorId: 'vendor-2',
        vendorName: '',
        subject: 'Repair the pump',
        category: 'repair',
        priority: 'urgent',
        description: 'It hums.',
        location: 'Pool house',
        unit: 'A-101',
        dueDate: '2026-04-01',
        estimatedHours: 2.5,
        specialInstructions: 'Ring twice',
        attachments: [],
      },
    ]);
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('takes images, pdf, doc and docx [5.37]', async () => {
    await show();
    expect(field('Attachments')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/gif,image/webp,image/avif,image/tiff,.pdf,.doc,.docx',
    );
  });

  it('keeps the typed text when it fails [8.4.9]', async () => {
    expectConsole(/Failed to create work item/);
    const { user } = await show({
      'tickets.createWorkItem': () => {
        throw new PortalError('unexpected');
      },
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(/^Failed to create work item \(id: /)).toBeVisible();
    expect(field('Subject')).toHaveValue('Repair the pump');
    expect(field('Vendor')).toHaveValue('vendor-2');
  });
});
