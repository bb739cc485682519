import type { Tag } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { subscriberKeys } from './audience.ts';
import type { ChangeEvent, EventHub } from './event-hub.ts';

export interface EventStreamOptions {
  readonly hub: EventHub;
  readonly actor: Actor;
  readonly sessionId: string;
  /** Checks the person again: resolves to null if they are signed out or have lost the role. */
  readonly lookAgain: () => Promise<Actor | null>;
  /** The cursor of the last event that a reconnecting page received. */
  readonly since: string | undefined;
}

/** The interval of comments, which keep proxies from closing the connection. */
const commentEveryMs = 25_000;
/** The session is checked with every second comment. */
const commentsBetweenLooks = 2;
/** Tells the page that the process shuts down, so that it connects to another one. */
const connectAgainAfterMs = 1000;
/** The limit of unsent bytes; a slower reader is disconnected and resumes from its last event. */
export const maxBacklogBytes = 64 * 1024;

const encoder = new TextEncoder();

/** Changes merged into one event: all tags, those of changes by others, and those of this person's own commands. */
interface SentChange {
  readonly cursor: string;
  readonly tags: readonly Tag[];
  readonly others: readonly Tag[];
  readonly own: readonly { readonly request: string; readonly tags: readonly Tag[] }[];
}

/**
 * Opens a stream of a person's changes as server-sent events, which ends when the page disconnects or the person loses
 * access.
 */
export async function openEventStream(
  options: EventStreamOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { hub, sessionId, lookAgain, since } = options;
  let { actor } = options;
  let keys = subscriberKeys(actor);
  let comments = 0;
  let isOpen = true;
  /** True once nothing more can be written. */
  let isOver = false;
  let waiting = '';
  /** Changes are merged into one event, which stays short even after a long gap. */
  let change: SentChange | undefined;
  let leave = () => {
    isOpen = false;
  };
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(started) {
        controller = started;
      },
      cancel() {
        isOver = true;
        leave();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxBacklogBytes }),
  );

  function send(text: string): void {
    if (!isOpen) return;
    settleChange();
    waiting += text;
    queueMicrotask(write);
  }

  function sendChange({ cursor: id, tags, request }: ChangeEvent): void {
    if (!isOpen) return;
    if (!change) queueMicrotask(write);
    const { tags: all = [], others = [], own = [] } = change ?? {};
    change = {
      cursor: id,
      tags: [...new Set([...all, ...tags])],
      others: request === undefined ? [...new Set([...others, ...tags])] : others,
      own: request === undefined ? own : [...own, { request, tags }],
    };
  }

  function settleChange(): void {
    if (!change) return;
    const { cursor: id, tags, others, own } = change;
    waiting += eventText('changes', own.length > 0 ? { tags, others, own } : { tags }, id);
    change = undefined;
  }

  function write(): void {
    settleChange();
    if (waiting === '' || !controller || isOver) return;
    const bytes = encoder.encode(waiting);
    waiting = '';
    if ((controller.desiredSize ?? 0) >= bytes.length) controller.enqueue(bytes);
    else {
      leave();
      isOver = true;
      controller.error(new Error('The reader is too slow.'));
    }
  }

  function end(): void {
    if (!isOpen) return;
    leave();
    write();
    if (!isOver) controller?.close();
    isOver = true;
  }

  async function look(): Promise<void> {
    // If the database does not answer, the stream stays open, and the next comment checks again.
    const now = await lookAgain().catch(() => actor);
    if (!isOpen) return;
    const isSame = now?.hoaId === actor.hoaId && now.uid === actor.uid && now.until === actor.until;
    if (now === null || !isSame) {
      send(eventText('signed-out', {}));
      return end();
    }
    actor = now;
    const before = keys;
    keys = subscriberKeys(now);
    if (keys.join() !== before.join()) send(eventText('read-again', {}));
  }

  const { cursor, unsubscribe } = await hub.subscribe(
    {
      hoaId: actor.hoaId,
      uid: actor.uid,
      sessionId,
      keys: () => keys,
      onChange: sendChange,
      onGap: (id) => send(eventText('read-again', {}, id)),
      onMember: () => void look(),
      onReplaced() {
        send(eventText('elsewhere', {}));
        end();
      },
      onEnd() {
        send(`retry: ${connectAgainAfterMs}\n\n`);
        end();
      },
    },
    since,
  );
  const timer = setInterval(() => {
    send(': \n\n');
    comments += 1;
    if (comments % commentsBetweenLooks === 0) void look();
  }, commentEveryMs);
  const stop = () => {
    isOpen = false;
    clearInterval(timer);
    unsubscribe();
  };
  if (isOpen) leave = stop;
  else stop();
  // The stream got no notification if the person was removed before it was attached.
  void look();
  // Sent first, so that the page can resume even if the connection breaks before any change.
  send(`id: ${cursor}\n\n`);
  return stream;
}

function eventText(name: string, data: object, id?: string): string {
  const position = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${position}data: ${JSON.stringify(data)}\n\n`;
}
