import type { Gateway, Operation, Tag } from '@hoa/shared';
import { PortalError } from '@hoa/shared';
import type { Actor } from '@hoa/shared/domain';

/** What an adapter needs to know of the page, asked at every call. */
export interface Surroundings {
  actor(): Actor | null;
  useLiveData(): boolean;
}

/**
 * The one place that knows which adapter is in use. Adapters and sample data are fetched at the first
 * call, so that they are not in the boot.
 */
export function createGateway(surroundings: Surroundings): Gateway & { prepare(): void } {
  let adapter: Gateway | undefined;
  let loading: Promise<Gateway> | undefined;
  const listeners = new Set<(tags: Tag[]) => void>();

  function load(): Promise<Gateway> {
    loading ??= import('./adapters.ts').then(
      ({ createAdapters }) => {
        adapter = createAdapters(surroundings);
        adapter.subscribe((tags) => {
          for (const listener of [...listeners]) listener(tags);
        });
        return adapter;
      },
      (cause: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw Object.assign(new PortalError('network'), { cause });
      },
    );
    return loading;
  }

  return {
    prepare: () => {
      load().catch(() => undefined);
    },
    call: async (name, input, signal) => (await load()).call(name, input, signal),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    // Before the adapter is there nothing has been shown that could be refused.
    supports: (name: Operation) => adapter?.supports(name) ?? true,
  };
}
