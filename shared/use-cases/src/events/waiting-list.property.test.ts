import { PortalError } from '@hoa/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleInputs } from '../testing/example-inputs.ts';
import { actorOf, openPortal, type Portal } from '../testing/sample-portal.ts';

const uids = ['ada', 'ben', 'cy', 'dot', 'eve'] as const;
type Uid = (typeof uids)[number];

interface Answer {
  readonly uid: Uid;
  readonly isComing: boolean;
  readonly guests: number;
}

/** Concurrent answers, or a new number of places. */
type Step = { readonly answers: readonly Answer[] } | { readonly places: number };

const anyAnswer = fc.record<Answer>({
  uid: fc.constantFrom(...uids),
  isComing: fc.boolean(),
  guests: fc.nat({ max: 2 }),
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: anyAnswer.map((answer) => ({ answers: [answer] })) },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(anyAnswer, { minLength: 2, maxLength: 4, selector: ({ uid }) => uid })
      .map((answers) => ({ answers })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map((places) => ({ places })) },
);

interface Party {
  readonly uid: Uid;
  readonly people: number;
}

/** The people who attend and those who wait, in order. */
interface Lists {
  readonly going: readonly Party[];
  readonly waiting: readonly Party[];
}

const peopleIn = (parties: readonly Party[]) =>
  parties.reduce((sum, { people }) => sum + people, 0);

/** The rules, as short as they can be said; undefined if an answer is refused. */
function after({ going, waiting }: Lists, answer: Answer, places: number): Lists | undefined {
  const { uid, isComing, guests } = answer;
  const party = { uid, people: 1 + guests };
  const others = (list: readonly Party[]) => list.filter((each) => each.uid !== uid);
  const replaced = (list: readonly Party[]) =>
    list.map((each) => (each.uid === uid ? party : each));
  if (!isComing) return { going: others(going), waiting: others(waiting) };
  const own = going.find((each) => each.uid === uid);
  const fits = peopleIn(others(going)) + party.people <= places;
  if (own)
    return fits || party.people <= own.people ? { going: replaced(going), waiting } : undefined;
  if (fits) return { going: [...going, party], waiting: others(waiting) };
  const isWaiting = waiting.some((each) => each.uid === uid);
  return { going, waiting: isWaiting ? replaced(waiting) : [...waiting, party] };
}

/** Moves everyone up who fits, in order. */
function settled(lists: Lists, places: number): Lists {
  const next = lists.waiting.find(({ people }) => peopleIn(lists.going) + people <= places);
  if (!next) return lists;
  const waiting = lists.waiting.filter((each) => each !== next);
  return settled({ going: [...lists.going, next], waiting }, places);
}

async function listsOf(portal: Portal, eventId: string): Promise<Lists> {
  const { items } = await portal.as('admin').call('events.answers', { id: eventId });
  const inState = (state: string) =>
    items
      .filter((item) => item.state === state)
      .map(({ uid, guests }) => ({ uid: uid as Uid, people: 1 + guests }));
  return { going: inState('going'), waiting: inState('waiting') };
}

const byUid = (parties: readonly Party[]) =>
  [...parties].sort((one, other) => (one.uid < other.uid ? -1 : 1));

const plan = {
  ...exampleInputs['events.save'].plan,
  ...({ repeats: 'never', maxGuests: 2 } as const),
};

test('places and the waiting list follow their rules over any history, also with concurrent answers [complaint 29]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      const portal = openPortal();
      const admin = portal.as('admin');
      let places = 2;
      const { id } = await admin.call('events.save', { plan: { ...plan, maxAttendees: places } });
      const answer = ({ uid, ...said }: Answer) =>
        portal
          .as({ ...actorOf('resident'), uid, displayName: uid })
          .call('events.rsvp', { id, ...said })
          .then(() => true)
          .catch((error: unknown) => {
            if (error instanceof PortalError && error.code === 'guests-full') return false;
            throw error;
          });
      let lists: Lists = { going: [], waiting: [] };
      let told = 0;
      const notices = () =>
        portal.read(({ notifications }) => notifications.find({ where: { type: 'announcement' } }));
      for (const step of steps) {
        portal.wait(1);
        const before = lists;
        if ('places' in step) {
          places = step.places;
          await admin.call('events.save', { id, plan: { ...plan, maxAttendees: places } });
          lists = settled(before, places);
        } else if (step.answers.length === 1) {
          const [said] = step.answers;
          if (!said) return;
          const expected = after(before, said, places);
          expect(await answer(said)).toBe(expected !== undefined);
          lists = expected ? settled(expected, places) : before;
        } else {
          // Their order is open, so only the invariants are known.
          const areTaken = await Promise.all(step.answers.map(answer));
          lists = await listsOf(portal, id);
          const limit = Math.max(places, peopleIn(before.going));
          expect(peopleIn(lists.going)).toBeLessThanOrEqual(limit);
          for (const [index, { uid, isComing }] of step.answers.entries()) {
            const isListed = [...lists.going, ...lists.waiting].some((each) => each.uid === uid);
            if (areTaken[index]) expect(isListed).toBe(isComing);
          }
          expect(settled(lists, places)).toEqual(lists);
          told = (await notices()).filter((one) => one.id.startsWith('event-moved-up')).length;
          continue;
        }
        const actual = await listsOf(portal, id);
        expect(byUid(actual.going)).toEqual(byUid(lists.going));
        expect(actual.waiting).toEqual(lists.waiting);
        // Only the people who moved up are notified.
        const said = 'answers' in step ? step.answers[0]?.uid : undefined;
        told += before.waiting.filter(
          ({ uid }) => uid !== said && lists.going.some((each) => each.uid === uid),
        ).length;
        const moved = (await notices()).filter((one) => one.id.startsWith('event-moved-up'));
        expect(moved).toHaveLength(told);
      }
    }),
    { numRuns: 2000 },
  );
}, 120_000);
