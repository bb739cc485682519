import { expect, it } from 'vitest';
import { groupByDay } from './day-groups.ts';

const at = (day: number, hour: number) => new Date(2025, 2, day, hour).toISOString();

it('items are grouped under Today, Yesterday and their dates, in the order they came', () => {
  const items = [at(5, 23), at(5, 0), at(4, 23), at(2, 12), 'never'];
  const groups = groupByDay(items, (item) => item, new Date(2025, 2, 5, 9));
  expect(groups).toEqual([
    { day: at(5, 0), relation: 'today', items: [at(5, 23), at(5, 0)] },
    { day: at(4, 0), relation: 'yesterday', items: [at(4, 23)] },
    { day: at(2, 0), relation: 'other', items: [at(2, 12)] },
  ]);
});
