import type { Ticket } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusSelect } from './StatusSelect.tsx';
import { useStatusChange } from './useStatusChange.ts';

const seenAt = '2026-03-01T10:00:00.000Z';
const ticket = aTicket({ updatedAt: seenAt });

function Screen() {
  const change = useStatusChange();
  return (
    <StatusSelect
      label="Status"
      ticket={ticket}
      onChange={(status) => void change(ticket, status)}
    />
  );
}

function show(handlers: Handlers) {
  const gateway = fakeGateway(handlers);
  return { ...renderScreen(<Screen />, { gateway, actor: actors.admin }), gateway };
}

const changedAt = (updatedAt: string): Ticket => ({ ...ticket, updatedAt });

it('changes the status of the ticket as it was seen', async () => {
  const { user, gateway } = show({ 'tickets.changeStatus': () => changedAt(seenAt) });
  await user.selectOptions(screen.getByLabelText('Status'), 'closed');
  expect(await screen.findByText('Status updated!')).toBeVisible();
  expect(gateway.inputsOf('tickets.changeStatus')).toEqual([
    { ticketId: ticket.id, status: 'closed', expectedUpdatedAt: seenAt },
  ]);
});

it('counts the person’s own last change as seen, even before the screen shows it', async () => {
  const own = '2026-03-01T10:00:05.000Z';
  const { user, gateway } = show({ 'tickets.changeStatus': () => changedAt(own) });
  await user.selectOptions(screen.getByLabelText('Status'), 'closed');
  await user.selectOptions(screen.getByLabelText('Status'), 'resolved');
  await waitFor(() => expect(gateway.inputsOf('tickets.changeStatus')).toHaveLength(2));
  const [first, second] = gateway.inputsOf('tickets.changeStatus');
  expect([first?.expectedUpdatedAt, second?.expectedUpdatedAt]).toEqual([seenAt, own]);
});

it('counts the last own change as seen after a later one was refused', async () => {
  expectConsole(/not implemented yet/);
  const own = '2026-03-01T10:00:05.000Z';
  let calls = 0;
  const { user, gateway } = show({
    'tickets.changeStatus': () => {
      calls += 1;
      if (calls === 2) throw new PortalError('not-implemented');
      return changedAt(own);
    },
  });
  for (const status of ['closed', 'resolved', 'closed']) {
    await user.selectOptions(screen.getByLabelText('Status'), status);
  }
  await waitFor(() => expect(gateway.inputsOf('tickets.changeStatus')).toHaveLength(3));
  expect(gateway.inputsOf('tickets.changeStatus')[2]?.expectedUpdatedAt).toBe(own);
});

it('reports a conflict when another person changed the ticket', async () => {
  expectConsole(/changed by someone else/);
  const { user } = show({
    'tickets.changeStatus': () => {
      throw new PortalError('conflict');
    },
  });
  await user.selectOptions(screen.getByLabelText('Status'), 'closed');
  expect(
    await screen.findByText(/^This was changed by someone else in the meantime/),
  ).toBeVisible();
});
