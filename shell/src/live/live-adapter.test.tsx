import { callThrough, compose } from '@hoa/api';
import { actors } from '@hoa/domain/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createLiveAdapter } from './live-adapter.ts';

afterEach(() => vi.unstubAllGlobals());

/** The adapter over a server that supports one operation and whose events never end. */
async function open() {
  const page = { actor: actors.resident as typeof actors.resident | null };
  const boot = { session: null, operations: ['tickets.list'], answers: [] };
  vi.stubGlobal('fetch', (address: string) =>
    address === '/api/boot' ? Promise.resolve(Response.json(boot)) : new Promise(() => undefined),
  );
  const adapter = await createLiveAdapter({
    actor: () => page.actor,
    useLiveData: () => false,
    isOffline: () => false,
    membershipId: () => null,
    configuration: Promise.resolve(undefined),
    watch: () => undefined,
    onServerSession: () => undefined,
  });
  return { adapter, page };
}

it('supports the operations that the server lists, and all until the list arrives', async () => {
  const { adapter } = await open();
  expect(adapter.supports('tickets.assign')).toBe(true);
  await vi.waitFor(() => expect(adapter.supports('tickets.assign')).toBe(false));
  expect(adapter.supports('tickets.list')).toBe(true);
});

it('rejects calls that the old page makes after sign-out', async () => {
  const { adapter, page } = await open();
  const answered = vi.fn(async () => 'answer');
  const { requireSignIn = answered } = adapter.middlewares;
  const call = callThrough(compose([requireSignIn, answered]));
  expect(await call('account.get', {})).toBe('answer');
  page.actor = null;
  await expect(call('account.get', {})).rejects.toMatchObject({ code: 'signed-out' });
});
