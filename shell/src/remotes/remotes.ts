import type { PortalProps, RemoteModule } from '@hoa/portal';
import {
  addErrorHandler,
  getAppNames,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import type { RegisteredPage, RegistryEntry } from '../registry/registry.ts';

/** The loading state of a remote. */
export type RemoteState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed' };

/** The remotes of the page: loaded on demand, mounted and unmounted by single-spa. */
export interface Remotes {
  /** Mounts only the remote `name`; null mounts none. */
  show(name: string | null): void;
  /** Loads a remote; resolves when it has loaded or failed, or immediately if it was already requested. */
  load(entry: RegistryEntry, page?: RegisteredPage): Promise<void>;
  /** After a failure, reads the registry again and loads the current release. */
  retry(entry: RegistryEntry, page?: RegisteredPage): Promise<void>;
  /** `absent` for null. */
  state(name: string | null): RemoteState;
  subscribe(onChange: () => void): () => void;
}

/** The source of remotes. */
export interface RemoteSource {
  loadRemote(
    entry: RegistryEntry,
    page: RegisteredPage | undefined,
    attempt: number,
  ): Promise<RemoteModule>;
  /** Returns a remote's entry from a newly loaded registry; undefined if the registry cannot be read. */
  freshEntry(name: string): Promise<RegistryEntry | undefined>;
}

/** The state of a remote that was never requested. */
export const absent: RemoteState = { status: 'absent' };

/** The time limit in milliseconds for mounting or unmounting a remote; after it the remote counts as failed. */
const lifecycleLimitMs = 10_000;

/**
 * Creates the remotes. Each is registered with single-spa only after its module has loaded, so that loading never
 * blocks routing.
 */
export function createRemotes(portal: PortalProps, source: RemoteSource): Remotes {
  const states = new Map<string, RemoteState>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let shown: string | null = null;

  setMountMaxTime(lifecycleLimitMs, true, lifecycleLimitMs);
  setUnmountMaxTime(lifecycleLimitMs, true, lifecycleLimitMs);
  addErrorHandler((error) => {
    const name = error.appOrParcelName;
    console.error(`${name} failed`, error);
    if (typeof name === 'string') set(name, { status: 'failed' });
  });
  start({ urlRerouteOnly: true });

  function set(name: string, state: RemoteState): void {
    states.set(name, state);
    for (const listener of [...listeners]) listener();
  }

  async function load(entry: RegistryEntry, page?: RegisteredPage): Promise<void> {
    const { name } = entry;
    set(name, { status: 'loading' });
    try {
      register(name, await fetchModule(entry, page));
      // Shows the outlet only after the remote is mounted in it.
      await triggerAppChange();
      if (states.get(name)?.status === 'loading') set(name, { status: 'ready' });
    } catch (error) {
      console.error(`${name} could not be loaded`, error);
      set(name, { status: 'failed' });
    }
  }

  async function fetchModule(entry: RegistryEntry, page?: RegisteredPage): Promise<RemoteModule> {
    try {
      return await source.loadRemote(entry, page, nextAttempt(entry.name));
    } catch (error) {
      // A tab that was open during a deployment may know a release that no longer exists.
      const now = await source.freshEntry(entry.name);
      if (!now || now.release === entry.release) throw error;
      return source.loadRemote(now, pageIn(now, page), nextAttempt(entry.name));
    }
  }

  function nextAttempt(name: string): number {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    return attempt;
  }

  function register(name: string, module: RemoteModule): void {
    registerApplication({
      name,
      app: module as never,
      activeWhen: () => shown === name,
      customProps: portal,
    });
  }

  async function retry(entry: RegistryEntry, page?: RegisteredPage): Promise<void> {
    const { name } = entry;
    set(name, { status: 'loading' });
    const [now = entry] = await Promise.all([source.freshEntry(name), forget(name)]);
    await load(now, pageIn(now, page));
  }

  return {
    show(name) {
      if (name === shown) return;
      shown = name;
      void triggerAppChange();
    },
    async load(entry, page) {
      if (!states.has(entry.name)) await load(entry, page);
    },
    retry,
    state: (name) => states.get(name ?? '') ?? absent,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function pageIn(entry: RegistryEntry, page?: RegisteredPage): RegisteredPage | undefined {
  return page && entry.pages.find(({ path }) => path === page.path);
}

async function forget(name: string): Promise<void> {
  if (getAppNames().includes(name)) await unregisterApplication(name);
  document.getElementById(`single-spa-application:${name}`)?.replaceChildren();
}
