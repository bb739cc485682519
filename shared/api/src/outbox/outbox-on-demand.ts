import { fetchedOnce } from '../fetched.ts';
import { canWait, type Operation, operations, type Tag } from '../operations.ts';
import type { Outbox, OutboxOptions } from './outbox.ts';
import { outboxPrefix } from './outbox-prefix.ts';

export interface OutboxOnDemand extends Outbox {
  /** Loads the outbox before the first command; queued entries are sent from then on. */
  fetch(): Promise<void>;
}

/**
 * Like `createOutbox`, but its code loads lazily: when the browser's storage has entries, otherwise with the first
 * command that it may have to queue or reject. Other calls are passed on immediately, because the person may leave the
 * page while code loads.
 */
export function createOutboxOnDemand(options: OutboxOptions): OutboxOnDemand {
  const { storage, isOffline, session } = options;
  const listeners = new Set<(tags: Tag[]) => void>();
  const notifyListeners = (tags: Tag[]) => {
    for (const listener of [...listeners]) listener(tags);
  };
  let isOpen = false;
  const open = fetchedOnce(async () => {
    const { createOutbox, shownIn } = await import('./outbox.ts');
    const outbox = createOutbox(options);
    isOpen = true;
    outbox.subscribe(notifyListeners);
    // Another tab may have added an entry since this one read the storage.
    if (holdsEntries(storage)) notifyListeners(shownIn);
    return outbox;
  });

  return {
    async middleware(call, next) {
      const { name, signal } = call;
      const isPassedOn =
        operations[name].kind === 'query' ||
        !(isOffline() || isOutboxOperation(name) || canWait(name));
      if (isOpen || !isPassedOn || signal?.aborted || !session() || holdsEntries(storage)) {
        return (await open()).middleware(call, next);
      }
      return name === 'outbox.list' ? [] : next(call);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    fetch: async () => void (await open()),
  };
}

/** Returns true for the operations that the outbox answers, whichever adapter is behind it. */
export function isOutboxOperation(name: Operation): boolean {
  return name.startsWith('outbox.');
}

function holdsEntries(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((key) =>
    key?.startsWith(outboxPrefix),
  );
}
