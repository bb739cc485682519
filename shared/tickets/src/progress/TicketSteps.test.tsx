import type { Ticket, TicketStatus } from '@hoa/domain';
import { aTicket, aWorkOrder } from '@hoa/domain/testing';
import { actors, fakeGateway, renderScreen } from '@hoa/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TicketSteps } from './TicketSteps.tsx';

const history = (...statuses: TicketStatus[]): Pick<Ticket, 'status' | 'statusHistory'> => ({
  status: statuses.at(-1) ?? 'new',
  statusHistory: statuses.map((status, day) => ({
    status,
    changedBy: 'Ada Admin',
    changedAt: `2026-03-0${day + 1}T12:00:00.000Z`,
  })),
});

function show(ticket: Ticket, actor: (typeof actors)[keyof typeof actors] = actors.resident) {
  return renderScreen(<TicketSteps ticket={ticket} />, { gateway: fakeGateway({}), actor });
}

const steps = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
const current = () => steps().filter((step) => step.getAttribute('aria-current') === 'step');

describe('the progress of a ticket', () => {
  it('is an ordered list of steps with dates and names, the current one marked', () => {
    show(aTicket(history('new', 'in_review')));
    expect(screen.getByRole('list', { name: 'Steps' }).tagName).toBe('OL');
    expect(steps().map((step) => step.textContent)).toEqual([
      'New (done)Mar 1, 2026 by Ada Admin',
      'In Review (now)Mar 2, 2026 by Ada AdminThe office is looking into it',
      'Vendor Assigned (still to come)',
      'In Progress (still to come)',
      'Resolved (still to come)',
    ]);
    expect(current()).toHaveLength(1);
    expect(current()[0]).toHaveTextContent('In Review');
  });

  it('is one line with the current step, which opens the list', async () => {
    const { user } = show(aTicket(history('new', 'in_review')));
    const line = screen.getByRole('button', { name: /^In Review/ });
    expect(line).toHaveTextContent('The office is looking into it');
    expect(line).toHaveTextContent('Step 2 of 5');
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(line).toHaveAttribute('aria-controls', screen.getByRole('list', { name: 'Steps' }).id);
  });

  it.each([
    ['the resident', actors.resident, 'Waiting for you'],
    ['an administrator', actors.admin, 'Waiting for Riley Resident'],
  ] as const)('tells %s who is waited for, since when', (_, actor, words) => {
    show(aTicket(history('new', 'in_review', 'waiting_resident')), actor);
    expect(current()[0]).toHaveTextContent('Waiting for Resident since Mar 3, 2026');
    expect(current()[0]).toHaveTextContent(words);
  });

  it('tells that a ticket was reopened', () => {
    show(aWorkOrder(history('new', 'vendor_assigned', 'in_progress', 'resolved', 'in_progress')));
    expect(current()[0]).toHaveTextContent('Reopened Mar 5, 2026');
    expect(screen.getByRole('button')).toHaveTextContent('Step 4 of 5');
  });

  it('says what was skipped, and that nothing is left to do', () => {
    show(aTicket(history('new', 'closed')));
    expect(steps()[1]).toHaveTextContent('In Review (Skipped)');
    expect(current()[0]).toHaveTextContent(
      'Closed (now)Mar 2, 2026 by Ada AdminNothing more to do',
    );
  });

  it('counts the steps of a work item from its creation', () => {
    show(aWorkOrder(history('vendor_assigned')), actors.vendor);
    expect(screen.getByRole('button')).toHaveTextContent('Step 1 of 3');
    expect(steps()[0]).toHaveTextContent('Your turn to start');
  });
});
