import { createPortalStore, mockSignedIn } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { expect, it, vi } from 'vitest';
import { loadRegistry } from '../registry/registry-store.ts';
import { fakeRemotes } from '../testing/fake-remotes.ts';
import { people } from '../testing/renderShell.tsx';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { preloadRoute } from './preload-route.ts';

/** A registry whose home reads the account first. */
const registry = sampleRegistry.map((entry) => ({
  ...entry,
  pages: entry.pages.map((page) =>
    page.path === '/' ? { ...page, reads: [['account.get', {}]] } : page,
  ),
}));

/** Preloads the home; the remote and the account come when the test says so. */
async function preloadHome() {
  vi.stubGlobal('fetch', async () => Response.json({ remotes: registry }));
  window.history.replaceState(null, '', '/');
  let answer: (account: never) => void = () => undefined;
  let loaded: () => void = () => undefined;
  const gateway = fakeGateway({
    'account.get': () => new Promise<never>((resolve) => (answer = resolve)),
  });
  const store = createPortalStore(gateway);
  store.dispatch(mockSignedIn({ role: 'resident', user: people.resident, memberships: [] }));
  const load = () => new Promise<void>((resolve) => (loaded = resolve));
  const remotes = { ...fakeRemotes(), load };
  const done = vi.fn();
  const state = await loadRegistry({ fresh: true });
  const preloading = preloadRoute(state, store, remotes).then(done);
  await vi.waitFor(() => expect(gateway.inputsOf('account.get')).toHaveLength(1));
  return {
    done,
    preloading,
    load: () => loaded(),
    answer: () => answer({ balance: 12 } as never),
  };
}

it.each([
  ['the remote is loaded before the answer comes', ['load', 'answer']],
  ['the answer comes before the remote is loaded', ['answer', 'load']],
] as const)('waits for both where %s', async (_case, [first, second]) => {
  const home = await preloadHome();
  home[first]();
  await new Promise((resolve) => setTimeout(resolve));
  expect(home.done).not.toHaveBeenCalled();
  home[second]();
  await home.preloading;
});
