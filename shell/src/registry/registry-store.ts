import type { Configuration } from '@hoa/registry';
import { useSyncExternalStore } from 'react';
import {
  type DroppedRemote,
  type OwnedPage,
  type RegisteredPage,
  type RegistryEntry,
  readRegistry,
} from './registry.ts';

/** The loading state of the registry. */
export type RegistryState =
  | { readonly status: 'loading'; readonly pages?: undefined; readonly dropped?: undefined }
  // Without a registry there are no pages to wait for.
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly pages: readonly [];
      readonly dropped?: undefined;
    }
  | {
      readonly status: 'ready';
      readonly registry: readonly RegistryEntry[];
      readonly dropped: readonly DroppedRemote[];
      readonly configuration: Configuration;
      readonly pages: readonly OwnedPage<RegisteredPage>[];
    };

let state: RegistryState = { status: 'loading' };
let names: readonly string[] = [];
const listeners = new Set<() => void>();

/** Loads the registry and notifies subscribers; `fresh` bypasses the cache. */
export async function loadRegistry({ fresh = false } = {}): Promise<RegistryState> {
  try {
    const { remotes: registry, dropped, configuration } = await readRegistry({ fresh });
    const pages = registry.flatMap((entry) =>
      entry.pages.map((page) => ({ remote: entry.name, page })),
    );
    set({ status: 'ready', registry, pages, dropped, configuration });
  } catch (error) {
    // A registry that was loaded earlier stays in use.
    if (state.status !== 'ready') set({ status: 'failed', error, pages: [] });
  }
  return state;
}

/** Returns the site's configuration; undefined if the registry cannot be read. */
export function configurationOf(current: RegistryState): Configuration | undefined {
  return current.status === 'ready' ? current.configuration : undefined;
}

/** Returns a remote's entry, if the registry is loaded and lists it. */
export function entryOf(current: RegistryState, name: string): RegistryEntry | undefined {
  return current.status === 'ready'
    ? current.registry.find((entry) => entry.name === name)
    : undefined;
}

export function registryNow(): RegistryState {
  return state;
}

/** Returns a remote's entry from a newly loaded registry; undefined if the registry cannot be read. */
export async function freshEntry(name: string): Promise<RegistryEntry | undefined> {
  return entryOf(await loadRegistry({ fresh: true }), name);
}

export function useRegistry(): RegistryState {
  return useSyncExternalStore(subscribe, registryNow);
}

/** Returns the names of all remotes that the registry has listed since the page was opened. */
export function useRemoteNames(): readonly string[] {
  return useSyncExternalStore(subscribe, () => names);
}

function set(next: RegistryState): void {
  state = next;
  if (next.status === 'ready') {
    const listed = next.registry.map(({ name }) => name);
    const added = listed.filter((name) => !names.includes(name));
    if (added.length > 0) names = [...names, ...added];
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
