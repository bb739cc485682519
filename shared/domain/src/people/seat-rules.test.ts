import { expect, test } from 'vitest';
import type { AudienceTag } from './audience.ts';
import { groupsWithSeats } from './seat-rules.ts';
import type { Seat } from './seat-schema.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const seat = (group: Seat['group'], since: string, until?: string): Seat => ({
  id: `${group}-${since}`,
  uid: 'earl',
  group,
  office: 'Treasurer',
  since,
  ...(until && { until }),
});
const board = (since: string, until?: string) => seat('board-members', since, until);

test.each<[string, AudienceTag[], Seat[], AudienceTag[]]>([
  [
    'adds the group of a current seat',
    ['residents'],
    [board('2025-01-01')],
    ['residents', 'board-members'],
  ],
  ['removes that of a seat that ended', ['board-members'], [board('2024-01-01', '2026-01-01')], []],
  ['leaves out that of a seat to come', [], [board('2027-01-01')], []],
  [
    'keeps that of a second term',
    ['board-members'],
    [board('2024-01-01', '2026-01-01'), board('2026-01-01')],
    ['board-members'],
  ],
  [
    'keeps groups without a seat',
    ['committee-chairs'],
    [board('2027-01-01')],
    ['committee-chairs'],
  ],
])('%s', (_, groups, seats, expected) => {
  expect(groupsWithSeats(groups, seats, now)).toEqual(expected);
});
