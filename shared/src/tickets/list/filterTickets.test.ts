import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketStatuses } from '../../domain/index.ts';
import { sampleTicket } from '../testing/sampleTicket.ts';
import { filterTickets, isFiltered } from './filterTickets.ts';

const none = { status: '', priority: '', category: '', search: '' };

const gate = sampleTicket({
  id: 'TKT-1001',
  title: 'Gate keypad is dead',
  status: 'new',
  priority: 'high',
  tags: ['gate'],
});
const leak = sampleTicket({
  id: 'TKT-1002',
  title: 'Leak under the sink',
  status: 'in_progress',
  assignedTo: { uid: 'v1', displayName: 'Brightwater Plumbing', email: 'v@example.org' },
  submittedBy: { uid: 'r2', displayName: 'Noor Haddad', email: 'n@example.org', unit: 'B-204' },
});
const noise = sampleTicket({ id: 'TKT-1003', title: 'Noise at night', category: 'community' });
const all = [gate, leak, noise];

describe('filtering tickets', () => {
  it.each([
    ['nothing', {}, [gate, leak, noise]],
    ['a status', { status: 'in_progress' }, [leak]],
    ['a priority', { priority: 'high' }, [gate]],
    ['a category', { category: 'community' }, [noise]],
    ['a word of the title, in any case', { search: 'GATE' }, [gate]],
    ['a number', { search: '1003' }, [noise]],
    ['a unit', { search: 'b-204' }, [leak]],
    ['the vendor', { search: 'brightwater' }, [leak]],
    ['every word, wherever it stands', { search: ' sink  noor ' }, [leak]],
    ['words that no ticket has together', { search: 'sink gate' }, []],
    ['all at once', { status: 'new', priority: 'high', search: 'keypad' }, [gate]],
  ])('by %s', (_, filters, expected) => {
    expect(filterTickets(all, { ...none, ...filters })).toEqual(expected);
  });

  it('never loses or repeats a ticket over the statuses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ticketStatuses)), (statuses) => {
        const tickets = statuses.map((status, n) => sampleTicket({ id: `TKT-${n}`, status }));
        const found = ticketStatuses.flatMap((status) =>
          filterTickets(tickets, { ...none, status }),
        );
        expect(found).toHaveLength(tickets.length);
        expect(new Set(found)).toEqual(new Set(tickets));
      }),
    );
  });
});

it('counts blanks alone as no filter', () => {
  expect(isFiltered({ ...none, search: '  ' })).toBe(false);
  expect(isFiltered({ ...none, status: 'new' })).toBe(true);
});
