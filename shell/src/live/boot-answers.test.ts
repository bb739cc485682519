import { callThrough, compose, passTo } from '@hoa/api';
import { fakeGateway } from '@hoa/api/testing';
import { afterEach, expect, it } from 'vitest';
import { answerFromBoot, type BootAnswer, type FirstRead, takeBootAhead } from './boot-answers.ts';

const account = { status: 'current', balance: 0 } as never;
const threads = { items: [], total: 0, unread: 7 } as never;

const reads: readonly FirstRead[] = [
  ['account.get', {}],
  ['threads.list', { limit: 3, type: 'direct' }],
];

const answer = (answers: BootAnswer['answers']): BootAnswer => ({
  session: null,
  operations: [],
  answers,
});
const whole = answer([{ ok: account }, { ok: threads }]);

function open(boot: BootAnswer | null = whole) {
  const clock = { now: 0 };
  const gateway = fakeGateway({
    'account.get': () => 'fresh' as never,
    'threads.list': () => 'fresh' as never,
    'topics.recordView': () => ({}),
  });
  const answers = answerFromBoot({
    reads,
    boot: Promise.resolve(boot ?? undefined),
    subscribe: gateway.subscribe,
    now: () => clock.now,
  });
  const ahead = { call: callThrough(compose([answers, passTo(gateway)])) };
  return { gateway, ahead, clock };
}

afterEach(() => {
  delete (globalThis as { bootAhead?: unknown }).bootAhead;
});

it('answers each first query once, whatever the order of its fields', async () => {
  const { ahead, gateway } = open();
  const input = { type: 'direct', limit: 3, offset: undefined } as const;
  expect(await ahead.call('threads.list', input)).toBe(threads);
  expect(gateway.calls).toEqual([]);
  expect(await ahead.call('threads.list', input)).toBe('fresh');
  expect(await ahead.call('account.get', {})).toBe(account);
});

it('leaves other input to the gateway', async () => {
  const { ahead } = open();
  expect(await ahead.call('threads.list', { limit: 3 })).toBe('fresh');
});

it.each([
  ['the server could not be reached', null],
  ['the query failed', answer([{ problem: { code: 'unexpected' } }, { ok: threads }])],
  ['the server answered fewer', answer([])],
])('asks the gateway where %s', async (_, boot) => {
  const { ahead } = open(boot);
  expect(await ahead.call('account.get', {})).toBe('fresh');
});

it('reads again after a command of this page', async () => {
  const { ahead } = open();
  await ahead.call('topics.recordView', { topicId: 'topic-1' });
  expect(await ahead.call('account.get', {})).toBe('fresh');
});

it('reads again after a change by others', async () => {
  const { ahead, gateway } = open();
  gateway.announce(['payments']);
  expect(await ahead.call('account.get', {})).toBe('fresh');
});

it('reads again after thirty seconds', async () => {
  const { ahead, clock } = open();
  clock.now = 30_000;
  expect(await ahead.call('account.get', {})).toBe('fresh');
});

it.each([
  ['m-1', 'm-1', true],
  ['m-1', 'm-2', false],
  [undefined, null, true],
])('answers requested for %s are used by %s: %s, and only once', async (asked, by, expected) => {
  const ahead = { reads, membership: asked, answer: Promise.resolve(Response.json(whole)) };
  Object.assign(globalThis, { bootAhead: Promise.resolve(ahead) });
  expect((await takeBootAhead(by)) !== undefined).toBe(expected);
  expect(await takeBootAhead(by)).toBeUndefined();
});

it('a registry that could not be read leaves nothing to take', async () => {
  const failed = Promise.reject(new Error('offline'));
  failed.catch(() => undefined);
  Object.assign(globalThis, { bootAhead: failed });
  expect(await takeBootAhead(null)).toBeUndefined();
});
