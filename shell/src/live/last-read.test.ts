import 'fake-indexeddb/auto';
import { callThrough, compose, PortalError, passTo } from '@hoa/api';
import { fakeGateway } from '@hoa/api/testing';
import type { Actor } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { deleteDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { keepLastRead, openLastRead } from './last-read.ts';
import { lastReadDatabase } from './last-read-database.ts';

afterEach(() => deleteDB(lastReadDatabase));

function open(lastRead = openLastRead()) {
  const state = { actor: actors.resident as Actor | null, offline: false };
  const listeners: (() => void)[] = [];
  const gateway = fakeGateway({
    'account.get': () => {
      if (state.offline) throw new PortalError('offline');
      return { balance: state.actor?.uid } as never;
    },
  });
  const kept = keepLastRead({
    lastRead,
    session: () => state.actor,
    isOffline: () => state.offline,
    watch: (listener) => void listeners.push(listener),
  });
  const call = callThrough(compose([kept, passTo(gateway)]));
  const change = (changes: Partial<typeof state>) => {
    Object.assign(state, changes);
    for (const listener of listeners) listener();
  };
  const read = () => call('account.get', {}) as Promise<unknown>;
  return { change, read, gateway, lastRead };
}

const stored = async (portal: ReturnType<typeof open>, what: unknown) => {
  portal.change({ offline: true });
  await vi.waitFor(async () => expect(await portal.read().catch(() => 'nothing')).toEqual(what));
};
const own = { balance: actors.resident.uid };

it('returns the last stored answer while offline', async () => {
  const portal = open();
  await portal.read();
  await stored(portal, own);
});

it('asks the server whenever there is a connection', async () => {
  const portal = open();
  await portal.read();
  await portal.read();
  expect(portal.gateway.calls).toHaveLength(2);
});

it('knows it after a reload', async () => {
  const before = open();
  await before.read();
  await stored(before, own);
  await stored(open(), own);
});

it('rejects a query that was never read while offline', async () => {
  const portal = open();
  portal.change({ offline: true });
  await expect(portal.read()).rejects.toMatchObject({ code: 'offline' });
});

it.each([
  ['another person', { ...actors.resident, uid: 'resident-2' }],
  ['the same person of another association', { ...actors.resident, hoaId: 'elm-court' }],
  ['the same person in another role', { ...actors.admin, uid: actors.resident.uid }],
])('shows nothing of it to %s', async (_, actor) => {
  const portal = open();
  await portal.read();
  await stored(portal, own);
  portal.change({ actor });
  await expect(portal.read()).rejects.toMatchObject({ code: 'offline' });
});

it('forgets it at sign-out [V14.3.1]', async () => {
  const portal = open();
  await portal.read();
  await stored(portal, own);
  portal.change({ actor: null });
  portal.change({ actor: actors.resident });
  await stored(portal, 'nothing');
});

it('keeps no answer that comes after a sign-out', async () => {
  const { change, lastRead, gateway, read } = open();
  let arrive: (answer: never) => void = () => undefined;
  gateway.answer({
    'account.get': () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const keep = vi.spyOn(lastRead, 'keep');
  const reading = read();
  change({ actor: null });
  arrive({ balance: 1 } as never);
  await reading;
  await keep.mock.results[0]?.value;
  change({ actor: actors.resident, offline: true });
  gateway.answer({ 'account.get': () => 'nothing' as never });
  expect(await read()).toBe('nothing');
});

it('keeps a limited number of answers, for a limited time', async () => {
  const clock = { now: 0 };
  const lastRead = openLastRead(() => clock.now);
  for (let count = 0; count <= 300; count += 1) {
    clock.now += 1;
    await lastRead.keep('rae', `query ${count}`, count, () => true);
  }
  expect(await lastRead.read('rae', 'query 0')).toBeUndefined();
  expect(await lastRead.read('rae', 'query 300')).toBe(300);
  clock.now += 30 * 24 * 60 * 60_000;
  expect(await lastRead.read('rae', 'query 300')).toBeUndefined();
});
