import { describe, expect, it } from 'vitest';
import { statusLabels, ticketStatuses } from './ticket-status.ts';
import { isTransitionAllowed } from './transitions.ts';

// Rows are current statuses, columns new ones, in the order of ticketStatuses.
const table = `
  new              . x . . . . x
  in_review        . . x . x . x
  vendor_assigned  . . . x x . x
  in_progress      . . . . x x x
  waiting_resident . . . x . x x
  resolved         . . . x . . x
  closed           . . . . . . .
`;

const rows = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([from = '', ...cells]) => [from, cells]),
);

const cases = ticketStatuses.flatMap((from) =>
  ticketStatuses.map((to, column) => ({ from, to, allowed: rows.get(from)?.[column] === 'x' })),
);

describe('the transition table', () => {
  it('has a row and a column for each of the seven statuses [4.8]', () => {
    expect(cases).toHaveLength(49);
    expect([...rows.keys()]).toEqual(Object.keys(statusLabels));
  });

  it.each(cases)('$from → $to: $allowed [4.9-16 V2.3.1]', ({ from, to, allowed }) => {
    expect(isTransitionAllowed(from, to)).toBe(allowed);
  });
});
