import { fetchedOnce } from '@hoa/api';
import type { Gateway, Tag } from '@hoa/shared';
import type { GatewayDependencies } from './gateway-dependencies.ts';

/** The adapter that is fetched, and what only the shell may ask of it. */
interface Adapter extends Gateway {
  resetSampleData(): Promise<void>;
}

export interface PageGateway extends Adapter {
  /** Starts to load the adapter before the first call needs it. */
  prepare(): void;
}

/**
 * The one place that knows which adapter is in use. Adapters and sample data are fetched at the first
 * call, so that they are not in the boot.
 */
export function createGateway(
  dependencies: GatewayDependencies,
  fetchAdapter: () => Promise<(dependencies: GatewayDependencies) => Adapter> = () =>
    import('./adapters.ts').then(({ createAdapters }) => createAdapters),
): PageGateway {
  let adapter: Adapter | undefined;
  const fetchCreator = fetchedOnce(fetchAdapter);
  const listeners = new Set<(tags: Tag[]) => void>();

  async function load(): Promise<Adapter> {
    const createAdapter = await fetchCreator();
    adapter ??= listenedTo(createAdapter(dependencies));
    return adapter;
  }

  function listenedTo(created: Adapter): Adapter {
    created.subscribe((tags) => {
      for (const listener of [...listeners]) listener(tags);
    });
    return created;
  }

  return {
    prepare: () => {
      load().catch(() => undefined);
    },
    call: async (name, input, signal) => (await load()).call(name, input, signal),
    upload: async (file, options) => (await load()).upload(file, options),
    download: async (fileId, signal) => (await load()).download(fileId, signal),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    // Until the adapter is loaded, the page shows no control that it could refuse.
    supports: (name) => adapter?.supports(name) ?? true,
    resetSampleData: async () => (await load()).resetSampleData(),
  };
}
