import type { Input } from '@hoa/api';
import { expect, test } from 'vitest';
import type { Call, Outcome } from './call.ts';
import { invoiceModel, newDraft } from './invoice-model.ts';
import { anomalyIn, type Model } from './linearize.ts';
import { personModel } from './person-model.ts';
import { newTopic, topicModel } from './topic-model.ts';

/** A number that can be incremented, with an empty answer, and read. */
const counter: Model<number> = {
  step: (sum, { name, outcome }) => {
    if (name === 'topics.recordView') return sum + 1;
    return outcome.kind === 'answered' && outcome.answer === sum ? sum : undefined;
  },
};

const answered = (answer: unknown = {}): Outcome => ({ kind: 'answered', answer });
const refused = (code: 'signed-out' | 'invoice-not-draft' | 'topic-locked'): Outcome => ({
  kind: 'refused',
  code,
  params: {},
});
const unknown: Outcome = { kind: 'unknown' };

function call(name: Call['name'], began: number, ended: number, outcome: Outcome, more = {}): Call {
  return { name, began, ended, outcome, input: {}, uid: 'one', role: 'admin', ...more };
}

const add = (began: number, ended: number) => call('topics.recordView', began, ended, answered());
const lost = (began: number) => call('topics.recordView', began, Infinity, unknown);
const read = (began: number, ended: number, sum: number) =>
  call('topics.get', began, ended, answered(sum));
const comment = (began: number, ended: number, outcome: Outcome, mark = 'm') =>
  call('comments.add', began, ended, outcome, { mark, input: { content: 'text' } });

test.each<readonly [what: string, history: readonly Call[], isExplained: boolean]>([
  ['one after the other', [add(1, 2), add(3, 4), read(5, 6, 2)], true],
  ['an addition that is not there afterwards', [add(1, 2), read(3, 4, 0)], false],
  ['an addition that is there twice', [add(1, 2), read(3, 4, 2)], false],
  ['a reading beside an addition, from before it', [add(1, 4), read(2, 3, 0)], true],
  ['a reading beside an addition, from after it', [add(1, 4), read(2, 3, 1)], true],
  ['a sum that was there and is gone', [add(1, 6), read(2, 3, 1), read(4, 5, 0)], false],
  ['a lost answer that was carried out', [lost(1), read(2, 3, 1)], true],
  ['a lost answer that was not', [lost(1), read(2, 3, 0)], true],
  ['a lost answer that is carried out later', [lost(1), read(2, 3, 0), read(4, 5, 1)], true],
  ['one of two lost answers that was carried out', [lost(1), lost(2), read(3, 4, 1)], true],
  ['two lost answers that were carried out', [lost(1), lost(2), read(3, 4, 2)], true],
  ['a lost answer that is carried out twice', [lost(1), read(2, 3, 1), read(4, 5, 2)], false],
  ['a sum from before anybody asked', [read(1, 2, 1), add(3, 4)], false],
])('%s: %#', (_, history, isExplained) => {
  expect(anomalyIn(counter, 0, history) === undefined).toBe(isExplained);
});

const six = [1, 2, 3, 4, 5, 6];

test.each<readonly [what: string, atMost: number, history: readonly Call[]]>([
  [
    'comments at the same time, in one order for each set of them',
    6 * 2 ** 6,
    [
      ...six.map((n) => comment(n, 10, answered(), `m${n}`)),
      call('topics.comments', 11, 12, answered({ items: [] })),
    ],
  ],
  [
    'lost answers to the same request of one person, in the order of the requests',
    16,
    [...six.map((n) => lost(n)), call('topics.get', 7, 8, answered({ viewsCount: 7 }))],
  ],
])('tries %s', (_, atMost, history) => {
  let steps = 0;
  const counted: typeof topicModel = {
    step(state, next) {
      steps += 1;
      return topicModel.step(state, next);
    },
  };
  expect(anomalyIn(counted, newTopic, history)).toBeDefined();
  expect(steps).toBeLessThanOrEqual(atMost);
});

test('says how far the best order came', () => {
  const history = [add(1, 2), read(3, 4, 1), read(5, 6, 5)];
  expect(anomalyIn(counter, 0, history)).toEqual({
    state: 1,
    order: history.slice(0, 2),
    stuck: history.slice(2),
  });
});

const lock = (began: number, ended: number) =>
  call(
    'topics.setLocked',
    began,
    ended,
    answered({ locked: true, viewsCount: 0, commentsCount: 0 }),
    { input: { locked: true } satisfies Partial<Input<'topics.setLocked'>> },
  );
const save = (began: number, outcome: Outcome) =>
  call('invoices.save', began, began + 1, outcome, { input: { laborHours: 2 } });
const submitted = answered({ status: 'submitted', laborHours: 1 });
const changed = answered({ status: 'draft', laborHours: 2 });
const removal = (began: number, ended: number) =>
  call('people.remove', began, ended, answered({ memberships: [], removedAt: 'now' }));

const restoration = call('people.restore', 3, 4, answered({ memberships: [{ id: 'm2' }] }));

const topic = (...calls: readonly Call[]) => anomalyIn(topicModel, newTopic, calls);
const invoice = (...calls: readonly Call[]) => anomalyIn(invoiceModel, newDraft, calls);
const person = (...calls: readonly Call[]) =>
  anomalyIn(personModel, { isRemoved: false, isSignedIn: true, held: ['m1'], toRestore: 0 }, calls);
const act = (began: number, ended: number, outcome: Outcome) =>
  call('comments.add', began, ended, outcome);

test.each([
  ['a comment before the topic is locked', topic(comment(1, 2, answered()), add(3, 4)), true],
  ['a comment in a locked topic', topic(lock(1, 2), comment(3, 4, answered())), false],
  ['a comment while it is locked', topic(lock(1, 4), comment(2, 3, refused('topic-locked'))), true],
  ['a refusal of an open topic', topic(comment(1, 2, refused('topic-locked'))), false],
  ['a draft changed twice alike', invoice(save(1, changed), save(3, changed)), true],
  [
    'a change that a submission overwrote',
    invoice(save(1, changed), call('invoices.submit', 3, 4, submitted)),
    false,
  ],
  [
    'a change of what was submitted',
    invoice(call('invoices.submit', 1, 2, submitted), save(3, changed)),
    false,
  ],
  ['a refusal of a draft', invoice(save(1, refused('invoice-not-draft'))), false],
  ['an act during a removal', person(removal(1, 4), act(2, 3, answered())), true],
  ['an act after a removal', person(removal(1, 2), act(3, 4, answered())), false],
  [
    'an act in a session from before a removal',
    person(removal(1, 2), restoration, act(5, 6, answered())),
    false,
  ],
  ['its refusal', person(removal(1, 2), restoration, act(5, 6, refused('signed-out'))), true],
  ['a member who is signed out', person(act(1, 2, refused('signed-out'))), false],
  ['a removal twice', person(removal(1, 2), removal(3, 4)), true],
])('%s', (_, anomaly, isExplained) => {
  expect(anomaly === undefined).toBe(isExplained);
});
