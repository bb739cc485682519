import { fetchedOnce } from '../fetched.ts';
import type { Gateway } from '../gateway.ts';
import { type Operation, operations, type Tag, waitingCommands } from '../operations.ts';
import type { OutboxOptions } from './outbox-gateway.ts';
import { outboxPrefix } from './outbox-prefix.ts';

export interface GatewayWithOutbox extends Gateway {
  /** Loads the outbox before the first command; queued entries are sent from then on. */
  fetchOutbox(): Promise<void>;
}

/**
 * Like `createOutboxGateway`, but its code loads lazily: when the browser's storage has entries, otherwise with the
 * first command that it may have to queue or reject. Other operations go directly to the adapter, because the person
 * may leave the page while code loads.
 */
export function createOutboxOnDemand(options: OutboxOptions): GatewayWithOutbox {
  const { gateway, storage, isOffline, session } = options;
  const listeners = new Set<(tags: Tag[]) => void>();
  const tell = (tags: Tag[]) => {
    for (const listener of [...listeners]) listener(tags);
  };
  let endSubscription = gateway.subscribe(tell);
  let isOpen = false;
  const open = fetchedOnce(async () => {
    const { createOutboxGateway, shownIn } = await import('./outbox-gateway.ts');
    const outbox = createOutboxGateway(options);
    isOpen = true;
    endSubscription();
    endSubscription = outbox.subscribe(tell);
    // Another tab may have added an entry since this one read the storage.
    if (holdsEntries(storage)) tell(shownIn);
    return outbox;
  });

  return {
    async call(name, input, signal) {
      const isPassedOn = operations[name].kind === 'query' || !(isOffline() || isOwn(name));
      if (isOpen || !isPassedOn || signal?.aborted || !session() || holdsEntries(storage)) {
        return (await open()).call(name, input, signal);
      }
      return name === 'outbox.list' ? ([] as never) : gateway.call(name, input, signal);
    },
    upload: (file, uploadOptions) => gateway.upload(file, uploadOptions),
    download: (...input) => gateway.download(...input),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    supports: (name) => name.startsWith('outbox.') || gateway.supports(name),
    fetchOutbox: async () => void (await open()),
  };
}

/** Returns true for operations of the outbox, and for commands that it can queue. */
function isOwn(name: Operation): boolean {
  return name.startsWith('outbox.') || waitingCommands.some((command) => command === name);
}

function holdsEntries(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((key) =>
    key?.startsWith(outboxPrefix),
  );
}
