import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actorIn, heldSince, isCurrent, membershipName, type OwnMembership } from './membership.ts';
import { officeLabels } from './offices.ts';
import { roleLabels } from './roles.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const [earlier, later] = ['2026-03-10T14:59:59.999Z', '2026-03-10T15:00:00.001Z'];

it.each([
  ['began earlier', { since: earlier }, true],
  ['begins now', { since: now.toISOString() }, true],
  ['begins later', { since: later }, false],
  ['ends later', { since: earlier, until: later }, true],
  ['ends now', { since: earlier, until: now.toISOString() }, false],
] as const)('a membership that %s is current: %s', (_, membership, expected) => {
  expect(isCurrent(membership, now)).toBe(expected);
});

/** A model in days: who held the home on which day. */
it('a home is held since the first of the days before, without a gap, on which one held it', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
  const membership = fc
    .record({ from: fc.nat(12), days: fc.integer({ min: 1, max: 6 }), isTenant: fc.boolean() })
    .map(({ from, days, isTenant }) => ({
      ...{ from, to: from + days, isTenant },
      since: day(from),
      until: day(from + days),
      tenure: isTenant ? ('tenant' as const) : ('owner' as const),
    }));
  fc.assert(
    fc.property(fc.array(membership, { maxLength: 5 }), fc.nat(18), (held, at) => {
      const isHeldOn = (n: number) =>
        held.some(({ from, to, isTenant }) => !isTenant && from <= n && n < to);
      let first = at;
      while (isHeldOn(first - 1)) first -= 1;
      expect(heldSince(held, day(at))).toBe(day(first));
    }),
    { numRuns: 2000 },
  );
});

it('a person acts in the role, association and unit of a membership', () => {
  const rae = { uid: 'resident-1', displayName: 'Rae', email: 'rae@example.org' };
  const owner = {
    id: 'm',
    hoaId: 'elm',
    role: 'resident',
    unit: 'A-101',
    tenure: 'owner',
  } as const;
  expect(actorIn(rae, owner)).toEqual({
    ...rae,
    hoaId: 'elm',
    role: 'resident',
    unit: 'A-101',
    tenure: 'owner',
  });
  expect(actorIn(rae, { hoaId: 'elm', role: 'admin' })).toEqual({
    ...rae,
    hoaId: 'elm',
    role: 'admin',
  });
});

const own = { id: 'm', uid: 'rae', displayName: 'Rae', hoaId: 'elm', association: 'Elm Court' };
const owner: OwnMembership = { ...own, role: 'resident', unit: 'A-101' };

it.each<[string, OwnMembership, string]>([
  ['one role', owner, 'Resident · A-101'],
  [
    'roles in two associations',
    { ...own, hoaId: 'oak', role: 'admin' },
    'Resident · A-101 · Elm Court',
  ],
  ['a shared email', { ...owner, uid: 'joel', displayName: 'Joel' }, 'Rae · Resident · A-101'],
])('the name of a membership of a person with %s', (_, other, name) => {
  expect(membershipName(owner, [owner, other], { ...roleLabels, ...officeLabels })).toBe(name);
});
