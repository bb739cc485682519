import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AudienceTag } from '../people/audience.ts';
import { type Actor, type Tenure, tenures } from '../people/roles.ts';
import {
  actorKeys,
  audienceKeys,
  everyAdminKey,
  everyoneKey,
  lastPartOf,
  personKey,
} from './audience-keys.ts';
import { isChosen, isInAudience } from './broadcast-rules.ts';
import { type Audience, residentTags } from './broadcast-schema.ts';

const hoaId = 'default-hoa';
const person = (role: Actor['role'], unit?: string): Actor => ({
  uid: `${role}-${unit}`,
  displayName: 'Sam',
  email: 'sam@example.org',
  role,
  hoaId,
  unit,
  building: unit?.charAt(0),
});

const inGroups = (...groups: AudienceTag[]): Actor => ({
  ...person('resident', 'C-102'),
  groups,
});

const people = {
  'A-101': person('resident', 'A-101'),
  'B-204': { ...person('resident', 'B-204'), groups: ['residents'] },
  'a board member': inGroups('residents', 'board-members'),
  'a committee chair': inGroups('committee-chairs', 'vendors'),
  'a resident without a unit': person('resident'),
  'a vendor': person('vendor'),
  'an admin': { ...person('admin'), groups: ['board-members'] },
} satisfies Record<string, Actor>;

const cases: [audience: Audience, reached: (keyof typeof people)[]][] = [
  [
    { type: 'all', value: '' },
    ['A-101', 'B-204', 'a board member', 'a committee chair', 'a resident without a unit'],
  ],
  [{ type: 'building', value: 'A' }, ['A-101']],
  [{ type: 'building', value: 'B' }, ['B-204']],
  [{ type: 'building', value: 'C' }, ['a board member', 'a committee chair']],
  [{ type: 'building', value: '' }, []],
  [{ type: 'units', value: 'C-1,  B-204 ' }, ['B-204']],
  [{ type: 'units', value: '' }, []],
  [{ type: 'tag', value: 'residents' }, ['B-204', 'a board member']],
  [{ type: 'tag', value: 'vendors' }, ['a vendor']],
  [{ type: 'tag', value: 'board-members' }, ['a board member']],
  [{ type: 'tag', value: 'committee-chairs' }, ['a committee chair']],
];

describe('a broadcast', () => {
  test.each(cases)('to %j reaches %j', (audience, reached) => {
    const keys = audienceKeys(audience);
    const names = Object.entries(people).filter(([, actor]) =>
      actorKeys(actor).some((key) => keys.includes(key)),
    );
    expect(names.map(([name]) => name)).toEqual(reached);
  });
});

const holding = (tenure: Tenure, unit: string, ...groups: AudienceTag[]): Actor => ({
  ...person('resident', unit),
  tenure,
  groups,
});

const holders = {
  'the owner of A-101, who lives elsewhere': holding('owner', 'A-101'),
  'the tenant of A-101': holding('tenant', 'A-101'),
  'the owner of A-102, on the board': holding('owner', 'A-102', 'board-members'),
  'their daughter in A-102': holding('household', 'A-102'),
  'the owner of B-204, on the board': holding('owner', 'B-204', 'board-members'),
  'the tenant of B-204, a committee chair': holding('tenant', 'B-204', 'committee-chairs'),
  'a vendor': person('vendor'),
  'an admin': person('admin'),
} satisfies Record<string, Actor>;

const combinations: [Omit<Audience, 'type' | 'value'> & { value?: string }, string[]][] = [
  [
    { buildings: ['A'], tenures: ['owner'] },
    ['the owner of A-101, who lives elsewhere', 'the owner of A-102, on the board'],
  ],
  [{ tenures: ['tenant'] }, ['the tenant of A-101', 'the tenant of B-204, a committee chair']],
  [{ buildings: ['A'], tenures: ['tenant'] }, ['the tenant of A-101']],
  [
    { buildings: ['A'], tenures: ['tenant', 'household'] },
    ['the tenant of A-101', 'their daughter in A-102'],
  ],
  [
    { buildings: ['B'], value: ' A-102,Z-9 ', tenures: ['owner'] },
    ['the owner of A-102, on the board', 'the owner of B-204, on the board'],
  ],
  [{ buildings: ['A'], groups: ['board-members'] }, ['the owner of A-102, on the board']],
  [
    { groups: ['board-members', 'committee-chairs'], value: 'B-204, A-102' },
    [
      'the owner of A-102, on the board',
      'the owner of B-204, on the board',
      'the tenant of B-204, a committee chair',
    ],
  ],
  [{ buildings: ['B'], groups: ['board-members'], tenures: ['tenant'] }, []],
  [{ buildings: ['Z'] }, []],
  [{}, []],
  [{ buildings: [], groups: [], tenures: [], value: ' , ' }, []],
];

test.each(combinations)('the combination of %j reaches %j [complaint 22]', (parts, reached) => {
  const audience: Audience = { value: '', ...parts, type: 'combined' };
  const keys = audienceKeys(audience);
  const names = Object.entries(holders).filter(([, actor]) =>
    actorKeys(actor).some((key) => keys.includes(key)),
  );
  expect(names.map(([name]) => name)).toEqual(reached);
});

const someOf = <T>(all: readonly T[]) => fc.subarray([...all]);
// Labels and names that contain what separates the parts of a key.
const homes = { 'A & B': 'A', 'tenure:owner&unit:A & B': 'unit:A & B', 'B-204': 'B&C' } as const;

test('the people in a combination have one of its keys, others none', () => {
  const units = Object.keys(homes) as (keyof typeof homes)[];
  const actors = fc.record({
    tenure: fc.constantFrom(...tenures, undefined),
    unit: fc.constantFrom(...units),
    groups: someOf(residentTags),
    role: fc.constantFrom('resident' as const, 'vendor' as const),
  });
  const audiences = fc.record({
    type: fc.constant('combined' as const),
    value: someOf(units).map((labels) => labels.join(', ')),
    buildings: someOf(Object.values(homes)),
    groups: someOf(residentTags),
    tenures: someOf(tenures),
  });
  fc.assert(
    fc.property(actors, audiences, ({ role, unit, ...held }, audience) => {
      const home = role === 'resident' && { unit, building: homes[unit], ...held };
      const actor = { ...person(role), ...home };
      const keys = audienceKeys(audience);
      const isReached = actorKeys(actor).some((key) => keys.includes(key));
      expect(isReached).toBe(isChosen(audience) && isInAudience(actor, audience));
    }),
  );
});

test.each([
  ['tenure:owner&group:board-members&unit:A & B', 'unit:A & B'],
  ['tenure:owner&building:tenure:owner&x', 'building:tenure:owner&x'],
  ['group:board-members&building:A', 'building:A'],
  ['tenure:owner&group:board-members', 'group:board-members'],
  ['tenure:owner', 'tenure:owner'],
  ['unit:tenure:owner&group:x', 'unit:tenure:owner&group:x'],
])('the last part of %s is %s', (key, last) => {
  expect(lastPartOf(key)).toBe(last);
});

test.each([
  ['nobody in particular', undefined, Object.keys(people)],
  ['building B', { type: 'building', value: 'B' }, ['B-204', 'an admin']],
] as const)('news for %s concerns its audience and the office', (_, audience, reached) => {
  const names = Object.entries(people).filter(([, actor]) => isInAudience(actor, audience));
  expect(names.map(([name]) => name)).toEqual(reached);
});

test('a unit named twice is one key', () => {
  expect(audienceKeys({ type: 'units', value: 'a-101, A-101' })).toEqual(['unit:A-101']);
});

test('only administrators have the key of every administrator', () => {
  const having = (key: string) =>
    Object.entries(people).flatMap(([name, actor]) => (actorKeys(actor).includes(key) ? name : []));
  expect(having(everyAdminKey)).toEqual(['an admin']);
  expect(having(everyoneKey)).toEqual(Object.keys(people));
  expect(having(personKey('resident-A-101'))).toEqual(['A-101']);
});
