import type { PortalProps, RemoteModule } from '@hoa/shared';
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
import { loadRemote } from '../registry/load-remote.ts';
import type { RegisteredPage, RegistryEntry } from '../registry/registry.ts';

/** How far a remote has come; `failed` is said in its own place. */
export type AreaState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: unknown };

/** The remotes of the page: fetched when first needed, mounted and unmounted by single-spa. */
export interface Areas {
  /** Makes `name` the one remote that is mounted; null mounts none. */
  show(name: string | null): void;
  /** Fetches a remote unless it is there or on its way. */
  load(entry: RegistryEntry, page?: RegisteredPage): void;
  /** Fetches it again after a failure. */
  retry(entry: RegistryEntry, page?: RegisteredPage): void;
  state(name: string): AreaState;
  subscribe(onChange: () => void): () => void;
}

const absent: AreaState = { status: 'absent' };

/** Longest time a remote may take to appear or disappear, in milliseconds, before it is reported. */
const lifecycleLimitMs = 5_000;

/** A remote is registered with single-spa only once its module is here, so that loading never blocks routing. */
export function createAreas(portal: PortalProps): Areas {
  const states = new Map<string, AreaState>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let shown: string | null = null;

  setMountMaxTime(lifecycleLimitMs, false, lifecycleLimitMs);
  setUnmountMaxTime(lifecycleLimitMs, false, lifecycleLimitMs);
  addErrorHandler((error) => {
    const name = error.appOrParcelName;
    if (typeof name === 'string') set(name, { status: 'failed', error });
  });
  start({ urlRerouteOnly: true });

  function set(name: string, state: AreaState): void {
    states.set(name, state);
    for (const listener of [...listeners]) listener();
  }

  async function load(entry: RegistryEntry, page?: RegisteredPage): Promise<void> {
    const { name } = entry;
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    set(name, { status: 'loading' });
    try {
      register(name, await loadRemote(entry, page, attempt));
      set(name, { status: 'ready' });
      triggerAppChange();
    } catch (error) {
      set(name, { status: 'failed', error });
    }
  }

  function register(name: string, module: RemoteModule): void {
    registerApplication({
      name,
      app: module as never,
      activeWhen: () => shown === name,
      customProps: portal,
    });
  }

  return {
    show(name) {
      if (name === shown) return;
      shown = name;
      triggerAppChange();
    },
    load(entry, page) {
      if ((states.get(entry.name) ?? absent).status === 'absent') void load(entry, page);
    },
    retry(entry, page) {
      void forget(entry.name).then(() => load(entry, page));
    },
    state: (name) => states.get(name) ?? absent,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

async function forget(name: string): Promise<void> {
  if (getAppNames().includes(name)) await unregisterApplication(name);
}
