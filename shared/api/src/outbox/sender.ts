import type { Actor } from '@hoa/domain';
import { operations, type Tag } from '../operations.ts';
import type { Send } from '../pipeline.ts';
import { PortalError, type PortalErrorCode } from '../portal-error.ts';
import { hasExpired, type OutboxEntry, referencedIds } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

export interface SenderOptions {
  /** Sends a command through the middlewares behind the outbox. */
  readonly send: Send;
  readonly session: () => Actor | null;
  readonly isOffline: () => boolean;
  readonly watch: (listener: () => void) => void;
  readonly boxOf: (actor: Actor) => OutboxStore;
  readonly now: () => Date;
  readonly notifyListeners: (tags: Tag[]) => void;
  /** Lets only one tab send at a time. Without it, request ids still prevent duplicates. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly onSent?: (count: number) => void;
  readonly onRefused?: (count: number) => void;
}

export interface Sender {
  /** Sends queued entries, oldest first; resolves when nothing more can be sent for now. */
  send(): Promise<void>;
}

const lockName = 'hoa:outbox';

/** The delay before a retry when requests fail although the browser is online, often because the server restarts. */
const retryMs = { often: 1000, seldom: 30_000 };
const restartMs = 2 * 60_000;

/** The codes of a temporarily unavailable server. */
const unavailableCodes: readonly PortalErrorCode[] = ['network', 'busy'];

/** Codes that are not a response to the command, which can still be sent. */
const interruptions: readonly PortalErrorCode[] = [
  'aborted',
  'signed-out',
  'offline',
  'new-version',
  'updating',
];

/** Sends a person's outbox while they are signed in and online, from one tab at a time. */
export function createSender(options: SenderOptions): Sender {
  const { session, isOffline, watch, boxOf, now, notifyListeners, locks } = options;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** When the server became unavailable. */
  let unavailableSince: number | undefined;

  function send(): Promise<void> {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await (locks ? locks.request(lockName, round) : round());
    }
  }

  async function round(): Promise<void> {
    const counts = { sent: 0, refused: 0 };
    for (let next = nextInLine(); next; next = nextInLine()) {
      const outcome = await sendOne(next.entry, next.actor);
      if (outcome === 'interrupted' || outcome === 'unavailable') {
        clearTimeout(retry);
        retry = setTimeout(() => void send(), pauseAfter(outcome));
        break;
      }
      unavailableSince = undefined;
      counts[outcome] += 1;
    }
    if (counts.sent > 0) options.onSent?.(counts.sent);
    if (counts.refused > 0) options.onRefused?.(counts.refused);
  }

  function pauseAfter(outcome: 'interrupted' | 'unavailable'): number {
    if (outcome === 'interrupted') return retryMs.seldom;
    unavailableSince ??= Date.now();
    return Date.now() - unavailableSince < restartMs ? retryMs.often : retryMs.seldom;
  }

  function nextInLine(): { entry: OutboxEntry; actor: Actor } | undefined {
    const actor = session();
    if (!actor || isOffline()) return undefined;
    const entries = boxOf(actor).entries();
    const entry = entries.find((one) => !one.problem && !belongsToOne(one, entries));
    return entry && { entry, actor };
  }

  async function sendOne(entry: OutboxEntry, actor: Actor) {
    const { id, requestId = id, operation, input, renewed } = entry;
    const box = boxOf(actor);
    // The server may no longer recognize the retry and run the command twice, so its author decides.
    if (hasExpired(entry, now())) {
      return refuse(box, { ...entry, problem: { code: 'outbox-expired', params: {} } });
    }
    try {
      // No `await` between the check of the person and this call, so nobody else can have signed in.
      const answer = await options.send({
        name: operation,
        input: { ...input, requestId: renewed?.requestId ?? requestId },
      });
      if (operation === 'tickets.create' || operation === 'comments.add') {
        box.replaceBySent(id, (answer as { readonly id: string }).id, now());
      } else {
        box.remove(id);
      }
    } catch (error) {
      const { code, params } = PortalError.from(error);
      if (unavailableCodes.includes(code)) return 'unavailable';
      if (interruptions.includes(code)) return 'interrupted';
      return refuse(box, { ...entry, problem: { code, params } });
    }
    notifyListeners(['outbox', ...operations[operation].tags]);
    return 'sent';
  }

  function refuse(box: OutboxStore, entry: OutboxEntry) {
    try {
      box.put(entry);
    } catch {
      // Storage is full: the entry stays in the queue and will be rejected again.
      return 'interrupted';
    }
    notifyListeners(['outbox']);
    return 'refused';
  }

  let before = '';
  const follow = () => {
    const state = isOffline() ? '' : (session()?.uid ?? '');
    if (state !== before && state !== '') void send();
    before = state;
  };
  watch(follow);
  follow();
  return { send };
}

/** An entry waits for an unsent one that it refers to. */
function belongsToOne({ input }: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  const named = referencedIds(input);
  return entries.some(({ id }) => named.includes(id));
}
