import type { Gateway, Tag } from '@hoa/shared';
import { PortalError } from '@hoa/shared';
import type { Actor } from '@hoa/shared/domain';

/** What an adapter needs to know of the page, asked at every call. */
export interface Surroundings {
  actor(): Actor | null;
  useLiveData(): boolean;
  isOffline(): boolean;
  /** Calls back whenever an answer to the questions above may have changed. */
  watch(listener: () => void): void;
}

/** The adapter that is fetched, and what only the shell may ask of it. */
interface Adapter extends Gateway {
  resetSampleData(): Promise<void>;
}

export interface PageGateway extends Adapter {
  /** Begins to fetch the adapter, before the first call needs it. */
  prepare(): void;
}

/**
 * The one place that knows which adapter is in use. Adapters and sample data are fetched at the first
 * call, so that they are not in the boot.
 */
export function createGateway(
  surroundings: Surroundings,
  fetchAdapter: () => Promise<(surroundings: Surroundings) => Adapter> = () =>
    import('./adapters.ts').then(({ createAdapters }) => createAdapters),
): PageGateway {
  let adapter: Adapter | undefined;
  let loading: Promise<Adapter> | undefined;
  const listeners = new Set<(tags: Tag[]) => void>();

  function load(): Promise<Adapter> {
    loading ??= fetchAdapter().then(
      (createAdapter) => {
        adapter = createAdapter(surroundings);
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
    supports: (name) => adapter?.supports(name) ?? true,
    resetSampleData: async () => (await load()).resetSampleData(),
  };
}
