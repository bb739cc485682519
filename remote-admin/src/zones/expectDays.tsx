import { aWorkOrder } from '@hoa/domain/testing';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { ticketAnswers } from '@hoa/tickets/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TicketDetailScreen } from '../screens/ticket-detail/TicketDetailScreen.tsx';
import '../screens/tickets/table/ManagementTable.tsx';
import { TicketListScreen } from '../screens/tickets/TicketListScreen.tsx';

/** Late in the evening of December 24 in New York. */
const lateInstant = new Date('2026-12-25T04:30:00.000Z');
const dueToday = aWorkOrder({ id: 'T-1', title: 'Gate', dueDate: '2026-12-24' });
const overdue = aWorkOrder({ id: 'T-2', title: 'Lamp', dueDate: '2026-12-23' });

const gateway = () =>
  fakeGateway({
    ...ticketAnswers(() => [dueToday, overdue], 'admin'),
    'association.get': () => ({ timeZone: 'America/New_York' }),
    'tickets.get': ({ ticketId }) => (ticketId === overdue.id ? overdue : dueToday),
    'tickets.messages': () => ({ items: [], hasEarlier: false }),
  });

const rowOf = async (title: string) =>
  (await screen.findByText(title, {}, { timeout: 10_000 })).closest('tr');

/** Shows the due dates of work orders in a reader's time zone: they are days of the association. */
export function expectDays(timeZone: string): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: lateInstant }));
  afterEach(() => void vi.useRealTimers());

  it(`runs in ${timeZone}`, () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  });

  it('shows in the table what is due today and what is overdue', async () => {
    renderScreen(<TicketListScreen />, {
      gateway: gateway(),
      actor: actors.admin,
      at: '/tickets?view=table',
    });
    const gate = await rowOf('Gate');
    expect(gate).toHaveTextContent('Dec 24');
    expect(await rowOf('Lamp')).toHaveTextContent('Dec 23');
    expect(await rowOf('Lamp')).toHaveTextContent('Overdue');
    await waitFor(() => expect(gate).not.toHaveTextContent('Overdue'));
  });

  it.each([
    [dueToday, 'Dec 24', false],
    [overdue, 'Dec 23', true],
  ])('opens $title with its due date', async ({ id }, day, isOverdue) => {
    renderScreen(<TicketDetailScreen />, {
      gateway: gateway(),
      actor: actors.admin,
      at: `/tickets/${id}`,
      route: '/tickets/:ticketId',
    });
    expect(await screen.findAllByText((text) => text.includes(day))).not.toEqual([]);
    const others = ['Dec 23', 'Dec 24', 'Dec 25'].filter((each) => each !== day);
    for (const other of others) {
      expect(screen.queryByText((text) => text.includes(other))).toBeNull();
    }
    expect(screen.queryAllByText('Overdue').length > 0).toBe(isOverdue);
  });
}
