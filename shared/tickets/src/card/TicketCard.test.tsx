import type { Ticket } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TicketCard } from './TicketCard.tsx';

const brightwater = { uid: 'v2', displayName: 'Brightwater Plumbing', email: 'v@example.org' };

function show(
  changes: Partial<Ticket> = {},
  actor: (typeof actors)[keyof typeof actors] = actors.admin,
) {
  renderScreen(<TicketCard ticket={aTicket(changes)} />, { gateway: fakeGateway({}), actor });
  return screen.getByRole('article');
}

describe('a ticket card', () => {
  it('is named by its title and opens the ticket by a link', () => {
    const card = show();
    expect(card).toHaveAccessibleName('Leak under the sink');
    expect(screen.getByRole('link', { name: 'Leak under the sink' })).toHaveAttribute(
      'href',
      '/tickets/TKT-1001',
    );
  });

  it('has this reading order: title, status, next step, people, messages, time [2.13.8 2.13.10]', () => {
    const words = show({
      status: 'in_progress',
      priority: 'high',
      assignedTo: brightwater,
      messagesCount: 3,
      lastActivity: new Date().toISOString(),
    }).textContent;
    const order = [
      'Leak under the sink',
      'In Progress',
      'High',
      'Brightwater Plumbing is on it',
      'Riley Resident',
      'Unit A-101',
      '3 messages',
      'Just now',
    ].map((part) => words?.indexOf(part) ?? -1);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each(['resident', 'vendor', 'admin'] as const)(
    'shows status, priority, submitter and unit to a %s, normal and their own included',
    (role) => {
      const actor = actors[role];
      const submittedBy = { ...aTicket().submittedBy, uid: actor.uid };
      show({ status: 'new', priority: 'normal', submittedBy }, actor);
      for (const fact of ['New', 'Normal', 'Riley Resident', 'Unit A-101']) {
        expect(screen.getByText(fact).closest('.visually-hidden')).toBeNull();
      }
    },
  );

  it('shows its number, which distinguishes tickets with the same title', () => {
    expect(show()).toHaveTextContent('TKT-1001');
  });

  it('names its vendor once', () => {
    const card = show({ status: 'in_progress', assignedTo: brightwater });
    expect(card.textContent?.match(/Brightwater/g)).toHaveLength(1);
  });

  it('shows next to the status, once, that it is waiting for the reader', () => {
    show({ status: 'waiting_resident' }, actors.resident);
    expect(screen.getByText('Waiting for Resident')).toBeVisible();
    expect(screen.getByText('Waiting for you')).toBeVisible();
  });

  it.each([
    ['in_progress', '2020-01-02', 1],
    ['in_progress', '2999-01-02', 0],
    ['resolved', '2020-01-02', 0],
  ] as const)('%s and due on %s is overdue: %i', (status, dueDate, times) => {
    show({ status, dueDate });
    expect(screen.queryAllByText('Overdue')).toHaveLength(times);
  });

  it('does not wrap a unit number, and has the whole title as its name', () => {
    const card = show({ title: 'Barking dog in C-210' });
    expect(card).toHaveAccessibleName('Barking dog in C-210');
    expect(screen.getByText('C-210')).toHaveClass('unbroken');
  });

  it.each([
    [['a'], 'a'],
    [['a', 'b', 'c'], 'abc'],
    [['a', 'b', 'c', 'd', 'e'], 'abc+2 more'],
  ])('shows the first three of the tags %j [2.13.9 9.17]', (tags, shown) => {
    show({ tags });
    expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent(shown);
  });

  it('shows that there are new messages', () => {
    show({ hasUnreadMessages: true });
    expect(screen.getByText('Unread')).toBeVisible();
  });

  it.each([
    ['the submitter', actors.resident, 'waiting_resident', undefined, 'Waiting for you'],
    ['others', actors.admin, 'waiting_resident', undefined, 'Waiting for Riley Resident'],
    ['others', actors.resident, 'new', undefined, 'Waiting for the office'],
    ['the office', actors.admin, 'new', undefined, 'Waiting for us'],
    ['the office', actors.admin, 'in_review', undefined, 'We are looking into it'],
    ['the office', actors.admin, 'in_progress', undefined, 'We are on it'],
    [
      'others',
      actors.admin,
      'vendor_assigned',
      brightwater,
      'Waiting for Brightwater Plumbing to start',
    ],
    ['everybody', actors.admin, 'vendor_assigned', undefined, 'Nobody is assigned yet'],
    ['everybody', actors.resident, 'in_progress', undefined, 'The office is on it'],
    ['its vendor', actors.vendor, 'vendor_assigned', actors.vendor, 'Your turn to start'],
    ['its vendor', actors.vendor, 'in_progress', actors.vendor, 'You are on it'],
  ] as const)('tells %s what is waited for', (_, actor, status, assignedTo, expected) => {
    show({ status, ...(assignedTo && { assignedTo }) }, actor);
    expect(screen.getByText(expected)).toBeVisible();
  });

  it.each([
    ['vendor_assigned', 'Waiting for Brightwater Plumbing to start'],
    ['in_progress', 'Brightwater Plumbing is on it'],
  ] as const)('names the vendor of work that was ordered while it is %s', (status, expected) => {
    show({ status, orderedFrom: brightwater.displayName }, actors.admin);
    expect(screen.getByText(expected)).toBeVisible();
  });

  it('opens in place by a button when it has `onOpen`', async () => {
    const onOpen = vi.fn();
    const ticket = aTicket();
    const { user } = renderScreen(<TicketCard ticket={ticket} onOpen={onOpen} />, {
      gateway: fakeGateway({}),
    });
    await user.click(screen.getByRole('button', { name: 'Leak under the sink' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ticket);
  });

  describe('of a board', () => {
    const compact = (
      changes: Partial<Ticket>,
      actor: (typeof actors)[keyof typeof actors] = actors.admin,
    ) => {
      renderScreen(<TicketCard ticket={aTicket(changes)} compact />, {
        gateway: fakeGateway({}),
        actor,
      });
      return screen.getByRole('article');
    };

    it('shows its number', () => {
      expect(compact({})).toHaveTextContent('TKT-1001');
    });

    it('leaves its tags to screen readers', () => {
      compact({ tags: ['plumbing'] });
      expect(screen.getByRole('list', { name: 'Tags' })).toHaveClass('visually-hidden');
    });

    it('shows priority, unit and submitter, and leaves the status to its column', () => {
      const card = compact({ status: 'in_progress', priority: 'normal', messagesCount: 0 });
      expect(card).not.toHaveTextContent(/In Progress|is on it|0 messages/);
      expect(screen.getByText('Normal')).not.toHaveClass('visually-hidden');
      expect(card).toHaveTextContent('A-101 · Riley Resident');
    });

    it('shows safety priority, a missing assignee and unread messages', () => {
      const card = compact({
        status: 'vendor_assigned',
        priority: 'safety',
        messagesCount: 2,
        hasUnreadMessages: true,
      });
      expect(card).toHaveTextContent('Safety');
      expect(card).toHaveTextContent('Nobody is assigned yet');
      expect(card).toHaveTextContent('2 messages');
      expect(screen.getAllByText('Unread')).toHaveLength(1);
    });

    it('does not name its reader', () => {
      const { uid, displayName } = actors.vendor;
      const own = { uid, displayName, email: 'v@example.org' };
      const card = compact({ status: 'in_progress', assignedTo: own }, actors.vendor);
      expect(card).not.toHaveTextContent(displayName);
    });
  });
});
