import { expect, it } from 'vitest';
import { rowsByDay } from './day-groups.ts';

const at = (day: number, hour: number) => new Date(2025, 2, day, hour).toISOString();

it('items are listed under Today, Yesterday and their dates, in the order they came', () => {
  const items = [at(5, 23), at(5, 0), at(4, 23), at(2, 12), 'never'];
  const rows = rowsByDay(items, (item) => item, new Date(2025, 2, 5, 9));
  expect(rows).toEqual([
    { item: at(5, 23), newDay: { start: at(5, 0), relation: 'today' } },
    { item: at(5, 0), newDay: undefined },
    { item: at(4, 23), newDay: { start: at(4, 0), relation: 'yesterday' } },
    { item: at(2, 12), newDay: { start: at(2, 0), relation: 'other' } },
  ]);
});
