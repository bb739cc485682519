import {
  type Audience,
  actorKeys,
  audienceKeys,
  isCurrent,
  type Membership,
  tenures,
} from '@hoa/domain';
import { testNow } from '@hoa/mock-data/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actorOf, openPortal, sampleRecords } from '../testing/sample-portal.ts';

const homes = ['A-101', 'A-102', 'B-201'] as const;
const day = (offset: number) => new Date(testNow.getTime() + offset * 86_400_000).toISOString();

const rosters = fc.array(
  fc.record({
    uid: fc.constantFrom('resident-001', 'resident-002', 'resident-003', 'resident-004'),
    unit: fc.constantFrom(...homes),
    tenure: fc.constantFrom(...tenures),
    groups: fc.subarray(['residents', 'board-members'] as const),
    since: fc.constantFrom(day(-9), day(0), day(1)),
    until: fc.constantFrom(undefined, day(-1), day(0), day(2)),
  }),
  { maxLength: 8 },
);

const audiences: Audience[] = [
  { type: 'all', value: '' },
  { type: 'building', value: 'A' },
  { type: 'building', value: '' },
  { type: 'tag', value: 'board-members' },
  { type: 'units', value: 'a-102, B-201, Z-9' },
  { type: 'combined', value: '', tenures: ['owner'] },
  { type: 'combined', value: '', tenures: ['tenant', 'household'], buildings: ['A'] },
  { type: 'combined', value: 'a-102, Z-9', buildings: ['B'] },
  { type: 'combined', value: 'a-102', tenures: ['owner'], groups: ['board-members'] },
  { type: 'combined', value: '', groups: ['residents', 'board-members'], buildings: ['A', 'B'] },
  { type: 'combined', value: 'Z-9', groups: ['residents'] },
  { type: 'combined', value: '', buildings: [] },
];

test('the recipients of an audience are the people with its keys, each once', async () => {
  await fc.assert(
    fc.asyncProperty(rosters, fc.constantFrom(...audiences), async (roster, audience) => {
      const memberships = roster.map(
        (held, index): Membership => ({
          ...held,
          id: `m${index}`,
          role: 'resident',
        }),
      );
      const portal = openPortal({ records: { memberships } });
      const { items, total } = await portal.as('admin').call('broadcasts.recipients', { audience });
      const keys = audienceKeys({ ...audience, value: audience.value.replace('a-', 'A-') });
      const reached = memberships.filter(
        (held) =>
          isCurrent(held, testNow) &&
          actorKeys({ ...actorOf('resident'), ...held, building: held.unit?.charAt(0) }).some(
            (key) => keys.includes(key),
          ),
      );
      const expected = [...new Set(reached.map(({ uid }) => uid))].sort();
      expect(items.map(({ uid }) => uid).sort()).toEqual(expected);
      expect(total).toBe(expected.length);
      for (const { uid, homes: shown } of items) {
        const own = reached.filter((held) => held.uid === uid).map(({ unit }) => unit);
        expect(shown).toEqual(own.sort());
      }
    }),
  );
});

test('a live association counts the people of units, as many as it lists', async () => {
  const memberships = ['resident-001', 'resident-002'].map(
    (uid): Membership => ({
      ...{ id: uid, uid, role: 'resident', unit: 'A-101', tenure: 'owner' },
      ...{ since: day(-1), groups: [] },
    }),
  );
  const settings = { refusesUnknownUnits: true };
  const admin = openPortal({ settings, records: { memberships } }).as('admin');
  const audience = { type: 'units', value: 'A-101, B-201' } as const;
  expect(await admin.call('broadcasts.recipients', { audience })).toMatchObject({ total: 2 });
  expect(await admin.call('broadcasts.recipientCount', { audience })).toEqual({ count: 2 });
});

test('recipients are listed by home in pages, as many as the audience counts', async () => {
  const admin = openPortal().as('admin');
  const audience = { type: 'building', value: 'A' } as const;
  const { count } = await admin.call('broadcasts.recipientCount', { audience });
  const { items, total } = await admin.call('broadcasts.recipients', { audience, limit: 2 });
  const next = await admin.call('broadcasts.recipients', { audience, limit: 2, offset: 2 });
  expect(total).toBe(count);
  expect(items[0]).toMatchObject({ displayName: 'Rae Whitcomb', homes: ['A-101'] });
  expect(next.items.flatMap((one) => one.homes)).toEqual(['A-103', 'A-104']);
});

test('vendors are listed without homes', async () => {
  const admin = openPortal().as('admin');
  const audience = { type: 'tag', value: 'vendors' } as const;
  const { items, total } = await admin.call('broadcasts.recipients', { audience });
  const vendors = sampleRecords.memberships.filter(({ role }) => role === 'vendor');
  expect(total).toBe(new Set(vendors.map(({ uid }) => uid)).size);
  expect(items.flatMap((one) => one.homes)).toEqual([]);
});
