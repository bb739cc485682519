import type { Input } from '@hoa/api';
import { type Ticket, ticketStatuses } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { mockActors } from '@hoa/mock-data/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const gate = aTicket({
  id: 'TKT-1001',
  title: 'Gate keypad is dead',
  status: 'new',
  priority: 'high',
  tags: ['gate'],
});
const leak = aTicket({
  id: 'TKT-1002',
  title: 'Leak under the sink',
  status: 'in_progress',
  assignedTo: { uid: 'v1', displayName: 'Brightwater Plumbing', email: 'v@example.org' },
  submittedBy: { uid: 'r2', displayName: 'Noor Haddad', email: 'n@example.org', unit: 'B-204' },
});
const noise = aTicket({ id: 'TKT-1003', title: 'Noise at night', category: 'community' });

/** An administrator of a portal with only these tickets. */
function adminOver(tickets: readonly Ticket[]) {
  const stored = tickets.map((ticket) => ({
    ...ticket,
    internalMessagesCount: 0,
    lastActivityForAdmins: ticket.lastActivity,
    unreadFor: [],
  }));
  return openPortal({ records: { tickets: stored } }).as(mockActors.admin);
}

async function idsOf(tickets: readonly Ticket[], filters: Input<'tickets.list'>) {
  const { items } = await adminOver(tickets).call('tickets.list', { limit: 100, ...filters });
  return items.map(({ id }) => id);
}

describe('filtering tickets', () => {
  it.each<[string, Input<'tickets.list'>, Ticket[]]>([
    ['nothing', {}, [gate, leak, noise]],
    ['a status', { status: 'in_progress' }, [leak]],
    ['a priority', { priority: 'high' }, [gate]],
    ['a category', { category: 'community' }, [noise]],
    ['a word of the title, in any case', { search: 'GATE' }, [gate]],
    ['a number', { search: '1003' }, [noise]],
    ['a unit', { search: 'b-204' }, [leak]],
    ['the vendor', { search: 'brightwater' }, [leak]],
    ['who submitted them', { submittedBy: 'r2' }, [leak]],
    ['every word, wherever it stands', { search: ' sink  noor ' }, [leak]],
    ['words that no ticket has together', { search: 'sink gate' }, []],
    ['all at once', { status: 'new', priority: 'high', search: 'keypad' }, [gate]],
  ])('by %s', async (_, filters, expected) => {
    const found = await idsOf([gate, leak, noise], filters);
    expect(found).toEqual(expected.map(({ id }) => id));
  });

  it('never loses or repeats a ticket over the statuses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...ticketStatuses), { maxLength: 14 }),
        async (statuses) => {
          const tickets = statuses.map((status, n) => aTicket({ id: `TKT-${n}`, status }));
          const found = await Promise.all(
            ticketStatuses.map((status) => idsOf(tickets, { status })),
          );
          expect(found.flat()).toHaveLength(tickets.length);
          expect(new Set(found.flat())).toEqual(new Set(tickets.map(({ id }) => id)));
        },
      ),
      { numRuns: 30 },
    );
  });
});
