import { type Ticket, ticketStatuses } from '@hoa/domain';
import { PortalError } from '@hoa/shared';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TicketDetailScreen } from './TicketDetailScreen.tsx';

const closed: Ticket = {
  id: 'TKT-1001',
  title: 'Gate keypad is dead',
  description: 'No light at all.',
  category: 'maintenance',
  status: 'closed',
  priority: 'high',
  submittedBy: { uid: 'resident-1', displayName: 'Riley Resident', email: 'r@example.org' },
  tags: [],
  attachments: [],
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  lastActivity: '2026-03-01T09:00:00.000Z',
  messagesCount: 0,
  hasUnreadMessages: false,
  statusHistory: [],
};

async function show(handlers: Handlers = {}) {
  let kept = closed;
  const gateway = fakeGateway({
    'tickets.get': () => kept,
    'tickets.messages': () => ({ items: [], hasEarlier: false }),
    'tickets.changeStatus': ({ status }) => {
      kept = { ...kept, status };
      return kept;
    },
    ...handlers,
  });
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

describe('the admin’s actions on a ticket', () => {
  it('offer every status, even for a closed ticket', async () => {
    await show();
    expect(within(status()).getAllByRole('option')).toHaveLength(ticketStatuses.length);
    expect(status()).toHaveValue('closed');
  });

  it('change the status at once', async () => {
    const { user, gateway } = await show();
    await user.selectOptions(status(), 'In Review');
    expect(await screen.findByText('Status updated!')).toBeVisible();
    expect(gateway.inputsOf('tickets.changeStatus')).toMatchObject([
      { ticketId: 'TKT-1001', status: 'in_review' },
    ]);
    await waitFor(() => expect(status()).toHaveValue('in_review'));
  });

  it('put the status back when it could not be changed', async () => {
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

  it('say that assigning a vendor is coming soon', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Assign Vendor' }));
    expect(await screen.findByText(/coming soon/i)).toBeVisible();
  });
});
