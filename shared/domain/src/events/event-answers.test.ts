import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attendance,
  mayAnswerEvents,
  movedUp,
  peopleOf,
  stateOfYes,
  waitingList,
} from './event-answers.ts';

describe('who may answer', () => {
  it.each([
    ['resident', 'tenant', undefined, ''],
    ['resident', 'tenant', 'residents', ''],
    ['resident', 'owner', 'owners', ''],
    ['resident', 'tenant', 'owners', 'owners-only'],
    ['resident', undefined, 'owners', 'owners-only'],
    ['admin', undefined, undefined, 'residents-only'],
    ['vendor', undefined, 'residents', 'residents-only'],
  ] as const)('a %s (%s) of %s: %s', (role, tenure, eventGuests, code) => {
    const decision = mayAnswerEvents({ role, tenure }, { eventGuests });
    expect(decision.ok ? '' : decision.reason.code).toBe(code);
  });
});

const answer = (uid: string, state: Attendance['state'], guests = 0): Attendance => ({
  uid,
  state,
  guests,
  since: uid,
});

describe('the waiting list', () => {
  it('is in the order of the answers', () => {
    const queue = waitingList([
      answer('b', 'waiting'),
      answer('c', 'going'),
      answer('a', 'waiting'),
    ]);
    expect(queue.map(({ uid }) => uid)).toEqual(['a', 'b']);
  });

  it.each([
    // A party that does not fit lets the next one pass, and keeps its place.
    [3, ['c']],
    [4, ['b']],
    [5, ['b', 'c']],
    [1, []],
    [undefined, ['b', 'c']],
  ])('moves up with %s places: %o', (places, uids) => {
    const answers = [answer('a', 'going', 1), answer('b', 'waiting', 1), answer('c', 'waiting')];
    expect(movedUp(answers, places).map(({ uid }) => uid)).toEqual(uids);
  });
});

describe('a yes', () => {
  it.each([
    ['to an event without a limit', undefined, 5, undefined, 'going'],
    ['that fits', undefined, 1, 2, 'going'],
    ['that does not fit', undefined, 2, 2, 'waiting'],
    ['with fewer guests than before, to an event with too many people', 2, 1, 1, 'going'],
    ['with more guests than fit', 0, 2, 2, undefined],
  ])('%s', (_, ownGuests, guests, places, state) => {
    const own = ownGuests === undefined ? undefined : answer('own', 'going', ownGuests);
    expect(stateOfYes(own, [], { guests, places })).toBe(state);
  });
});

it('after moving up, no waiting answer would fit [property]', () => {
  const party = fc.record({
    state: fc.constantFrom('going', 'waiting', 'declined' as const),
    guests: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(party, { maxLength: 12 }),
      fc.integer({ min: 1, max: 20 }),
      (parties, places) => {
        const answers = parties.map(({ state, guests }, index) =>
          answer(`p${index}`, state as Attendance['state'], guests),
        );
        const up = new Set(movedUp(answers, places));
        const after = answers.map((each) =>
          up.has(each) ? { ...each, state: 'going' as const } : each,
        );
        const taken = peopleOf(after);
        if (up.size > 0) expect(taken).toBeLessThanOrEqual(places);
        for (const { guests } of waitingList(after))
          expect(taken + 1 + guests).toBeGreaterThan(places);
      },
    ),
  );
});
