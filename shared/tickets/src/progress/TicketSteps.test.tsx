import type { Ticket, TicketStatus } from '@hoa/domain';
import { aTicket, aWorkOrder } from '@hoa/domain/testing';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TicketSteps } from './TicketSteps.tsx';

const history = (...statuses: TicketStatus[]): Pick<Ticket, 'status' | 'statusHistory'> => ({
  status: statuses.at(-1) ?? 'new',
  statusHistory: statuses.map((status, day) => ({
    status,
    changedBy: 'Ada Admin',
    changedAt: `2026-03-0${day + 1}T12:00:00.000Z`,
  })),
});

function show(ticket: Ticket) {
  return renderScreen(<TicketSteps ticket={ticket} />, { gateway: fakeGateway({}) });
}

const steps = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
const current = () => steps().filter((step) => step.getAttribute('aria-current') === 'step');

describe('the progress of a ticket', () => {
  beforeEach(() =>
    vi.useFakeTimers({ now: new Date('2026-04-01T12:00:00.000Z'), toFake: ['Date'] }),
  );
  afterEach(() => vi.useRealTimers());

  it('is an ordered list of steps with dates and names, the current one marked', () => {
    show(aTicket(history('new', 'in_review')));
    expect(screen.getByRole('list', { name: 'Steps' }).tagName).toBe('OL');
    expect(steps().map((step) => step.textContent)).toEqual([
      'New (done)Mar 1 by Ada Admin',
      'In Review (now)Mar 2 by Ada Admin',
      'Vendor Assigned (still to come)',
      'In Progress (still to come)',
      'Resolved (still to come)',
    ]);
    expect(current()).toHaveLength(1);
    expect(current()[0]).toHaveTextContent('In Review');
  });

  it('calls the reader you', () => {
    show(
      aTicket({
        statusHistory: [
          {
            status: 'new',
            changedBy: actors.resident.displayName,
            changedAt: '2026-03-01T12:00:00.000Z',
          },
        ],
      }),
    );
    expect(steps()[0]).toHaveTextContent('New (now)Mar 1 by you');
  });

  it('is one line with the current step, which opens the list', async () => {
    const { user } = show(aTicket(history('new', 'in_review')));
    const line = screen.getByRole('button', { name: /^In Review/ });
    expect(line).toHaveTextContent('Step 2 of 5');
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(line).toHaveAttribute('aria-controls', screen.getByRole('list', { name: 'Steps' }).id);
  });

  it('shows since when the ticket has been waiting for the resident', () => {
    show(aTicket(history('new', 'in_review', 'waiting_resident')));
    expect(current()[0]).toHaveTextContent('Waiting since Mar 3');
    expect(screen.getByRole('button')).toHaveTextContent('Waiting since Mar 3');
  });

  it('shows that a ticket was reopened', () => {
    show(aWorkOrder(history('new', 'vendor_assigned', 'in_progress', 'resolved', 'in_progress')));
    expect(current()[0]).toHaveTextContent('Reopened Mar 5');
    expect(screen.getByRole('button')).toHaveTextContent('Step 4 of 5');
  });

  it('shows which steps were skipped', () => {
    show(aTicket(history('new', 'closed')));
    expect(steps()[1]).toHaveTextContent('In Review (Skipped)');
    expect(current()[0]).toHaveTextContent('Closed (now)Mar 2 by Ada Admin');
  });

  it('counts the steps of a work item from its creation', () => {
    show(aWorkOrder(history('vendor_assigned')));
    expect(screen.getByRole('button')).toHaveTextContent('Step 1 of 3');
  });
});
