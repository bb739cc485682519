import { fetchedOnce, isOutboxOperation } from '@hoa/api';
import type { Gateway, Tag } from '@hoa/portal';
import { whenIdle } from '../preload/when-idle.ts';
import type { Adapter, GatewayDependencies } from './gateway-dependencies.ts';
import { createPageOutbox } from './outbox.ts';
import { createPipeline } from './pipeline.ts';

type FetchAdapter = () => Promise<
  (dependencies: GatewayDependencies) => Adapter | Promise<Adapter>
>;

/** The adapters of each data mode. */
export interface Adapters {
  readonly mock: FetchAdapter;
  readonly live: FetchAdapter;
}

type Mode = keyof Adapters;

export interface PageGateway extends Gateway {
  resetSampleData(): Promise<void>;
  /** Starts to load the adapter before the first call needs it. */
  prepare(): void;
}

/**
 * Chooses the adapter by the mode of the signed-in person; no other code knows which one is in use. Each adapter is
 * loaded at the first call in its mode, so that none is in the boot and live mode never fetches sample data.
 */
export function createGateway(
  dependencies: GatewayDependencies,
  mode: () => Mode,
  adapters: Adapters,
): PageGateway {
  const opened: { [M in Mode]?: Adapter } = {};
  const listeners = new Set<(tags: Tag[]) => void>();
  const loads = { mock: loadOf('mock'), live: loadOf('live') };
  const load = () => loads[mode()]();

  function loadOf(own: Mode) {
    return fetchedOnce(async () => {
      const actor = () => (mode() === own ? dependencies.actor() : null);
      const inMode = { ...dependencies, actor };
      const adapter = await (await adapters[own]())(inMode);
      const { send, outbox } = createPipeline(adapter.middlewares, (behind) =>
        createPageOutbox(behind, inMode, own),
      );
      whenIdle(() => void outbox.fetch().catch(() => undefined));
      for (const changing of [outbox, adapter]) {
        changing.subscribe((tags) => {
          if (mode() !== own) return;
          for (const listener of [...listeners]) listener(tags);
        });
      }
      opened[own] = adapter;
      return { ...adapter, send };
    });
  }

  return {
    prepare: () => {
      load().catch(() => undefined);
    },
    call: async (name, input, signal) => (await load()).send({ name, input, signal }) as never,
    upload: async (file, options) => (await load()).upload(file, options),
    download: async (...input) => (await load()).download(...input),
    viewAddress: async (fileId) => (await load()).viewAddress(fileId),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    // Until the adapter is loaded, the page shows no control that it could refuse.
    supports: (name) => isOutboxOperation(name) || (opened[mode()]?.supports(name) ?? true),
    resetSampleData: async () => (await load()).resetSampleData?.(),
  };
}
