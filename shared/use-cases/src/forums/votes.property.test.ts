import { PortalError } from '@hoa/api';
import { mockActors } from '@hoa/mock-data/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const homes = ['A-1', 'A-2', 'A-3'];
const people = ['ada', 'ben', 'tia'];
const moderator = mockActors.admin;
const start = '2020-01-01T00:00:00.000Z';

const vote = fc.record({
  does: fc.constantFrom('vote' as const, 'vote' as const, 'vote' as const, 'paper' as const),
  who: fc.constantFrom(...people),
  unit: fc.constantFrom(...homes),
  option: fc.nat(1),
});
const change = fc.record({
  does: fc.constantFrom('sell' as const, 'wait' as const),
  who: fc.constantFrom(...people),
  unit: fc.constantFrom(...homes),
});
/** The commands of each entry run concurrently. */
const history = fc.array(
  fc.array(fc.oneof({ weight: 5, arbitrary: vote }, change), { minLength: 1, maxLength: 3 }),
  {
    minLength: 1,
    maxLength: 7,
  },
);
type Step =
  typeof vote extends fc.Arbitrary<infer V>
    ? typeof change extends fc.Arbitrary<infer C>
      ? V | C
      : never
    : never;

/** For each home its owners, and tenants. */
const owners = fc.record(
  Object.fromEntries(homes.map((home) => [home, fc.subarray(people)])) as Record<
    string,
    fc.Arbitrary<string[]>
  >,
);

it('counts one vote for each home or person, the last one, in any history of concurrent requests [23 24]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        owned: owners,
        voters: fc.constantFrom('home' as const, 'person' as const),
        isSecret: fc.boolean(),
      }),
      history,
      async ({ owned, voters, isSecret }, rounds) => {
        const held = new Map(Object.entries(owned).map(([home, uids]) => [home, new Set(uids)]));
        const memberships = [...held].flatMap(([unit, uids]) =>
          people.map((uid) => ({
            ...{ id: `${uid}-${unit}`, uid, unit, since: start, groups: [] },
            role: 'resident' as const,
            tenure: uids.has(uid) ? ('owner' as const) : ('tenant' as const),
          })),
        );
        const portal = openPortal({ records: { memberships, polls: [] } });
        const { id: pollId } = await portal.run(moderator, 'polls.create', {
          topicId: 'topic-snow',
          question: 'Which green?',
          options: ['Moss', 'Fir'],
          ...{ voters, isSecret, showsResult: false, lastDay: '2026-03-10' },
        });
        const counted = new Map<string, number>();
        let isOver = false;
        for (const round of rounds) {
          // Sales and the end come between the concurrent votes, whose order is that of their requests.
          for (const one of round) if (!('option' in one)) await between(one);
          const votes = round.flatMap((one) => ('option' in one ? [one] : []));
          const outcomes = await Promise.all(votes.map(send));
          expect(outcomes).toEqual(votes.map(expected));
        }
        if (!isOver) portal.wait(24 * 60);
        const counts = [0, 1].map(
          (option) => [...counted.values()].filter((one) => one === option).length,
        );
        const result = await portal.run(moderator, 'polls.result', { pollId });
        expect(result).toMatchObject({ counts, voted: counted.size });

        async function between({ does, who, unit }: Exclude<Step, { option: number }>) {
          if (does === 'wait') {
            if (!isOver) portal.wait(24 * 60);
            isOver = true;
            return;
          }
          held.get(unit)?.delete(who);
          await portal.unitOfWork.write(portal.association, async ({ repositories }) => {
            const membership = await repositories.memberships.get(`${who}-${unit}`);
            if (membership) repositories.memberships.put({ ...membership, tenure: 'tenant' });
          });
        }

        async function send({ does, who, unit, option }: Extract<Step, { option: number }>) {
          const input = { pollId, option, unit };
          try {
            if (does === 'paper') await portal.run(moderator, 'polls.voteOnPaper', input);
            else await portal.run({ ...mockActors.resident, uid: who }, 'polls.vote', input);
            return 'ok';
          } catch (error) {
            return PortalError.from(error).code;
          }
        }

        function expected({ does, who, unit, option }: Extract<Step, { option: number }>) {
          const voter = voters === 'home' ? unit : who;
          if (isOver) return 'poll-closed';
          const mayVote =
            does === 'paper'
              ? voters === 'home' && (held.get(unit)?.size ?? 0) > 0
              : voters === 'person' || held.get(unit)?.has(who);
          if (!mayVote) return 'poll-not-eligible';
          if (does === 'paper' && counted.has(voter)) return 'poll-voted';
          counted.set(voter, option);
          return 'ok';
        }
      },
    ),
    { numRuns: 2000 },
  );
}, 240_000);
