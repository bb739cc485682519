import { type Audience, actorKeys, audienceKeys, isCurrent, type Membership } from '@hoa/domain';
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
];

test('the recipients of an audience are the people with its keys, each once', async () => {
  await fc.assert(
    fc.asyncProperty(rosters, fc.constantFrom(...audiences), async (roster, audience) => {
      const memberships = roster.map(
        (held, index): Membership => ({
          ...held,
          id: `m${index}`,
          role: 'resident',
          tenure: 'owner',
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
