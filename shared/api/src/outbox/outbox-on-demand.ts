import { fetchedOnce } from '../fetched.ts';
import type { Gateway } from '../gateway.ts';
import { type Operation, operations, type Tag, waitingCommands } from '../operations.ts';
import type { OutboxOptions } from './outbox-gateway.ts';
import { outboxPrefix } from './outbox-prefix.ts';

export interface GatewayWithOutbox extends Gateway {
  /** Fetches the outbox ahead of the first command; what waits is sent from then on. */
  fetchOutbox(): Promise<void>;
}

/**
 * The gateway of `createOutboxGateway`, whose code is fetched when something waits in the browser's storage, and
 * otherwise with the first command that it may have to keep or refuse. Others go to the adapter at once: a page may be
 * left while code is being fetched.
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
    // Another tab may have written something after this one had read.
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

/** Whether the outbox carries a command out itself, or keeps it while something before it waits. */
function isOwn(name: Operation): boolean {
  return name.startsWith('outbox.') || waitingCommands.some((command) => command === name);
}

function holdsEntries(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((key) =>
    key?.startsWith(outboxPrefix),
  );
}
