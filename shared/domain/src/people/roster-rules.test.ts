import { describe, expect, it, test } from 'vitest';
import type { Membership } from './person-schema.ts';
import {
  heldRoles,
  heldUnits,
  isHeld,
  isSameMembership,
  mayEndMembership,
  replacedAt,
  startsAt,
} from './roster-rules.ts';

const denver = 'America/Denver';
/** The evening of the 10th in Denver. */
const now = new Date('2026-03-11T02:00:00.000Z');

const membership = (changes: Partial<Membership> = {}): Membership => ({
  id: 'm1',
  uid: 'p1',
  role: 'resident',
  unit: 'A-101',
  tenure: 'owner',
  since: '2020-01-01',
  groups: [],
  ...changes,
});

test.each([
  ['no day', '', now.toISOString()],
  ['today there', '2026-03-10', now.toISOString()],
  ['tomorrow there', '2026-03-11', '2026-03-11T06:00:00.000Z'],
  ['a day before', '2026-03-01', '2026-03-01T07:00:00.000Z'],
] as const)('what holds from %s begins at its moment', (_, day, instant) => {
  expect(startsAt(day, now, denver).toISOString()).toBe(instant);
});

describe('a membership is replaced', () => {
  const since = '2026-03-10T18:00:00.000Z';
  const toCome = '2026-04-01T06:00:00.000Z';

  test.each([
    ['now without a day', since, '', now.toISOString()],
    ['from a later day', since, '2026-03-20', '2026-03-20T06:00:00.000Z'],
    ['as a whole on the day on which it began', since, '2026-03-10', now.toISOString()],
    ['as a whole while it is to come', toCome, '', toCome],
    ['as a whole on the day on which it is to begin', toCome, '2026-04-01', toCome],
  ] as const)('%s', (_, begun, day, at) => {
    expect(replacedAt({ since: begun }, day, now, denver)).toEqual(new Date(at));
  });

  test('not before it began', () => {
    expect(replacedAt({ since }, '2026-03-09', now, denver)).toBe('before-since');
    expect(replacedAt({ since: toCome }, '2026-03-31', now, denver)).toBe('before-since');
  });
});

test('roles and units include only memberships that have not ended', () => {
  const all = [
    membership(),
    membership({ id: 'm2', unit: 'B-201', since: '2026-06-01' }),
    membership({ id: 'm3', unit: 'C-301', until: now.toISOString() }),
    membership({ id: 'm4', role: 'admin', unit: undefined, until: '2026-12-31' }),
  ];
  expect(heldRoles(all, now)).toEqual(['resident', 'admin']);
  expect(heldUnits(all, now)).toEqual(['A-101', 'B-201']);
  expect(all.map((one) => isHeld(one, now))).toEqual([true, true, false, true]);
});

describe('an association keeps an administrator', () => {
  const admin = (id: string, changes: Partial<Membership> = {}) =>
    membership({ id, role: 'admin', unit: undefined, ...changes });

  test.each([
    ['another lasts', [admin('a'), admin('b')], true],
    ['there is no other', [admin('a')], false],
    ['the other has not begun', [admin('a'), admin('b', { since: '2026-06-01' })], false],
    ['the other ended', [admin('a'), admin('b', { until: '2026-01-01' })], false],
  ])('%s: %#', (_, admins, isAllowed) => {
    const decision = mayEndMembership(admin('a'), admins, now);
    expect(decision).toEqual(
      isAllowed ? { ok: true } : { ok: false, reason: { code: 'last-admin' } },
    );
  });

  it('does not require one when a person who is not an administrator leaves', () => {
    expect(mayEndMembership(membership(), [], now)).toEqual({ ok: true });
  });
});

test.each([
  [{ role: 'resident', unit: 'A-101' }, true],
  [{ role: 'resident', unit: 'A-102' }, false],
  [{ role: 'vendor', unit: '' }, false],
] as const)('%o is the same membership: %s', (other, isSame) => {
  expect(isSameMembership(membership(), other)).toBe(isSame);
});
