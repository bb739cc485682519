import { describe, expect, test } from 'vitest';
import type { AudienceTag } from '../people/audience.ts';
import type { Actor } from '../people/roles.ts';
import {
  actorKeys,
  audienceKeys,
  everyAdminKey,
  everyoneKey,
  isInAudience,
  personKey,
} from './audience-keys.ts';
import type { Audience } from './broadcast-schema.ts';

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
