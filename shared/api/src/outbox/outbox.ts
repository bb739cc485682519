import { type Actor, isOutboxId, outboxId, newId as randomId } from '@hoa/domain';
import type { Input, Output } from '../contract.ts';
import { fetched } from '../fetched.ts';
import {
  canWait,
  type Operation,
  operations,
  type Tag,
  type WaitingCommand,
} from '../operations.ts';
import type { Middleware, Send } from '../pipeline.ts';
import { PortalError } from '../portal-error.ts';
import { hasExpired, type OutboxEntry, referencedIds, textOf } from './outbox-entry.ts';
import { outboxPrefix } from './outbox-prefix.ts';
import { OutboxStore } from './outbox-store.ts';
import { createSender, type SenderOptions } from './sender.ts';

export interface OutboxOptions
  extends Pick<SenderOptions, 'send' | 'session' | 'isOffline' | 'locks' | 'onSent' | 'onRefused'> {
  readonly storage: Storage;
  /**
   * Returns the storage key of a person's entries, so that other people's are not shown or sent; by default their id.
   */
  readonly boxName?: ((actor: Actor) => string) | undefined;
  /** Calls the listener when the connection or the signed-in person may have changed. */
  readonly watch: (listener: () => void) => void;
  /** Called when an entry could not be read and was set aside. */
  readonly onDamage?: () => void;
  readonly now?: () => Date;
  readonly newId?: () => string;
  /** The source of other tabs' storage events; by default the window, if there is one. */
  readonly events?: Pick<Window, 'addEventListener'> | undefined;
}

/** The tags of all queries that can show an entry, and of the outbox itself. */
export const shownIn: Tag[] = [
  'outbox',
  ...new Set(
    (['tickets.create', 'tickets.postMessage', 'threads.reply', 'comments.add'] as const).flatMap(
      (name) => operations[name].tags,
    ),
  ),
];

export interface Outbox {
  /**
   * Stores commands that can be queued while offline, shows them in answers, and sends them once and in order when the
   * connection is back. Other commands reject with `offline`.
   */
  readonly middleware: Middleware;
  /** Calls `onChange` when entries have changed, also in another tab. Returns the unsubscribe function. */
  subscribe(onChange: (tags: Tag[]) => void): () => void;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const {
    storage,
    session,
    isOffline,
    boxName = ({ uid }) => encodeURIComponent(uid),
    now = () => new Date(),
    newId = randomId,
    onDamage = () => undefined,
    events = globalThis.window,
  } = options;
  const listeners = new Set<(tags: Tag[]) => void>();
  const notifyListeners = (tags: Tag[] = shownIn) => {
    for (const listener of [...listeners]) listener(tags);
  };
  const boxOf = (actor: Actor) => new OutboxStore(storage, boxName(actor), onDamage);
  const sender = createSender({ ...options, boxOf, now, notifyListeners });
  let lastPlace = 0;

  events?.addEventListener('storage', ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(outboxPrefix)) notifyListeners();
  });

  async function enqueue(name: WaitingCommand, input: Input<WaitingCommand>, actor: Actor) {
    const { provisional } = await fetchShowing();
    const box = boxOf(actor);
    const id = outboxId(newId());
    const { requestId, ...own } = input;
    const createdAt = now().toISOString();
    const entry = {
      id,
      ...(requestId && { requestId }),
      operation: name,
      input: own,
      createdAt,
      place: place(box),
    };
    box.put(entry as OutboxEntry);
    notifyListeners(['outbox']);
    return provisional(entry as OutboxEntry, actor);
  }

  /** Returns the next position in the queue, after all entries even if the clock has been set back. */
  function place(box: OutboxStore): number {
    const last = Math.max(lastPlace, ...box.entries().map((entry) => entry.place));
    lastPlace = Math.max(now().getTime(), last + 1);
    return lastPlace;
  }

  async function write(
    name: WaitingCommand,
    input: Input<WaitingCommand>,
    actor: Actor,
    next: Send,
  ) {
    const box = boxOf(actor);
    const isInLine = () => box.entries().some(({ problem }) => !problem);
    // A new message must be sent after those that still wait.
    if (!isOffline() && isInLine()) await sender.send();
    if (session()?.uid !== actor.uid) throw new PortalError('signed-out');
    const named = box.withSentIds(input);
    const mustWait = isOffline() || isInLine() || namesUnsent(named);
    return mustWait ? enqueue(name, named, actor) : next({ name, input: named });
  }

  async function read<N extends Operation>(
    name: N,
    input: Input<N>,
    actor: Actor,
    pass: (input: Input<N>) => Promise<unknown>,
  ): Promise<unknown> {
    const box = boxOf(actor);
    const named = box.withSentIds(input);
    const alone =
      box.entries().length > 0 &&
      (await fetchShowing()).answerAlone(name, named, box.entries(), actor);
    if (alone) return alone;
    const answer = (await pass(named)) as Output<N>;
    // Reads the entries after the response, so that one that was sent in the meantime is not shown twice.
    if (box.entries().length === 0) return answer;
    return (await fetchShowing()).withWaiting(name, answer, named, box.entries(), actor);
  }

  function put({ id }: { id: string }, actor: Actor, change: (entry: OutboxEntry) => void) {
    const entry = boxOf(actor)
      .entries()
      .find((one) => one.id === id);
    if (!entry) throw new PortalError('not-found');
    change(entry);
    notifyListeners();
    return {};
  }

  const own: { readonly [N in Operation]?: (input: Input<N>, actor: Actor) => Output<N> } = {
    'outbox.list': (_, actor) =>
      boxOf(actor)
        .entries()
        .map((entry) => ({
          id: entry.id,
          createdAt: entry.createdAt,
          operation: entry.operation,
          text: textOf(entry),
          ...(entry.problem && { problem: entry.problem }),
        })),
    'outbox.retry': (input, actor) =>
      put(input, actor, ({ problem: _, ...entry }) => {
        const box = boxOf(actor);
        const at = now();
        const renewed = hasExpired(entry, at) && { requestId: newId(), at: at.toISOString() };
        box.put({ ...entry, place: place(box), ...(renewed && { renewed }) } as OutboxEntry);
        void sender.send();
      }),
    'outbox.discard': (input, actor) =>
      put(input, actor, ({ id }) => {
        const box = boxOf(actor);
        for (const entry of box.entries()) {
          if (entry.id === id || referencedIds(entry.input).includes(id)) box.remove(entry.id);
        }
      }),
  };

  return {
    async middleware(call, next) {
      const { name, signal } = call;
      const input = call.input as Input<typeof name>;
      const actor = session();
      // Without a signed-in person there is no outbox; the adapter rejects with its own error.
      if (!actor) return next(call);
      if (signal?.aborted) throw new PortalError('aborted');
      const answer = own[name];
      if (answer) return answer(input as never, actor);
      if (operations[name].kind === 'query') {
        return read(name, input, actor, (named) => next({ ...call, input: named }));
      }
      if (canWait(name)) return write(name, input as Input<WaitingCommand>, actor, next);
      if (isOffline()) throw new PortalError('offline');
      return next({ ...call, input: boxOf(actor).withSentIds(input) });
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Loads the code that shows entries, with the ticket rules, only when there are entries. */
function fetchShowing() {
  return fetched(import('./with-waiting.ts'));
}

function namesUnsent(input: object): boolean {
  return referencedIds(input).some(isOutboxId);
}
