import { PortalError, type Tag } from '@hoa/api';
import {
  changesAfter,
  changesSince,
  type LoggedChange,
  logPageSize,
  newestCursor,
  pruneChanges,
} from './change-log.ts';
import { openDatabaseListener } from './database-listener.ts';

/** Changes that a person may learn about. */
export interface ChangeEvent {
  /** Increases within an association. */
  readonly cursor: string;
  readonly tags: readonly Tag[];
  /** The request id of the person's own command that caused it. */
  readonly request?: string | undefined;
}

/** An open stream of a person. */
export interface Subscriber {
  readonly hoaId: string;
  readonly uid: string;
  /** The session of their browser. */
  readonly sessionId: string;
  /** Returns the keys of the changes that they may learn about; called for every change. */
  readonly keys: () => readonly string[];
  readonly onChange: (event: ChangeEvent) => void;
  /** Called if changes before this cursor may have been missed. */
  readonly onGap: (cursor: string) => void;
  /** Called if their membership or session may have ended. */
  readonly onMember: () => void;
  /** Called if their browser has opened too many newer streams. */
  readonly onReplaced: () => void;
  /** Called when the process shuts down. */
  readonly onEnd: () => void;
}

/** Delivers changes to the open streams of this process. */
export interface EventHub {
  /**
   * Subscribes to the changes of an association after a cursor, by default from now; resolves to the start. Rejects if
   * the database does not answer.
   */
  subscribe(subscriber: Subscriber, since?: string): Promise<Subscription>;
  /**
   * Returns the current cursor of an association. A page that reads data afterwards and then follows from this cursor
   * misses no change. Rejects without waiting if the database is not connected.
   */
  cursor(hoaId: string): Promise<string>;
  /** Resolves to true if the process receives notifications; waits for a connection that is being opened. */
  isListening(): Promise<boolean>;
  /** The number of open streams. */
  subscribers(): number;
  /** Ends all streams, so that pages reconnect to another process, and accepts no new ones. */
  sendAway(): void;
  close(): Promise<void>;
}

export interface Subscription {
  readonly cursor: string;
  unsubscribe(): void;
}

export interface EventHubOptions {
  readonly databaseUrl: string;
  readonly now: () => Date;
  readonly onFailure: (error: Error) => void;
  readonly restMs?: number;
}

/**
 * The minimum time between two deliveries to an association. A page only refetches, so even with a hundred messages a
 * second it needs few events.
 */
const defaultRestMs = 100;
/** How often changes are polled without a notification, which also detects a lost connection. */
const pollIntervalMs = 15_000;
/**
 * The maximum number of streams of a session in a process; above it the oldest ends. A browser needs one for each role,
 * or one for each tab if tabs cannot share a stream.
 */
export const maxStreams = 6;
const pruneEveryMs = 60 * 60 * 1000;

interface OpenSubscription {
  readonly subscriber: Subscriber;
  /** Changes that arrive while earlier ones are being read. */
  waiting: LoggedChange[] | undefined;
}

interface Followed {
  /** The cursor up to which all changes were delivered; undefined until the start is known. */
  position: bigint | undefined;
  /** The time at which its changes may be read again, by `performance.now()`. */
  restsUntil: number;
  readonly subscriptions: Set<OpenSubscription>;
}

/** Creates the hub of a process, which starts listening immediately. */
export function createEventHub({
  databaseUrl,
  now,
  onFailure,
  restMs = defaultRestMs,
}: EventHubOptions): EventHub {
  const associations = new Map<string, Followed>();
  /** Streams by session, oldest first. */
  const streams = new Map<string, OpenSubscription[]>();
  const changed = new Set<string>();
  let afterRest: ReturnType<typeof setTimeout> | undefined;
  let isDraining = false;
  let isClosing = false;

  const listener = openDatabaseListener({
    databaseUrl,
    onFailure,
    onChange: (hoaId) => schedule([hoaId]),
    onMember: (uid) => checkMembers((subscriber) => subscriber.uid === uid),
    onReconnect() {
      schedule(associations.keys());
      checkMembers(() => true);
    },
  });
  const looking = setInterval(() => schedule(associations.keys()), pollIntervalMs);
  const pruning = setInterval(() => pruneChanges(listener, now()).catch(onFailure), pruneEveryMs);
  looking.unref();
  pruning.unref();

  function checkMembers(isMeant: (subscriber: Subscriber) => boolean): void {
    for (const { subscriptions } of associations.values()) {
      for (const { subscriber } of [...subscriptions])
        if (isMeant(subscriber)) subscriber.onMember();
    }
  }

  function schedule(hoaIds: Iterable<string>): void {
    for (const hoaId of hoaIds) if (associations.has(hoaId)) changed.add(hoaId);
    if (!isDraining && changed.size > 0) void drain();
  }

  /** Runs once at a time, so that each change is delivered once and in order. */
  async function drain(): Promise<void> {
    isDraining = true;
    try {
      for (let positions = due(); positions.size > 0; positions = due()) {
        const changes = await changesAfter(listener, positions);
        for (const change of changes) deliver(change);
        for (const hoaId of fullPages(changes)) scheduleAtOnce(hoaId);
      }
    } catch (error) {
      // The missed changes are read after reconnecting or at the next poll.
      if (!isClosing) onFailure(error as Error);
    } finally {
      isDraining = false;
    }
  }

  /**
   * Removes from `changed` the associations that may be read now and returns their positions; sets a timer for the others.
   */
  function due(): Map<string, bigint> {
    const time = performance.now();
    const positions = new Map<string, bigint>();
    let soonest = Number.POSITIVE_INFINITY;
    for (const hoaId of changed) {
      const followed = associations.get(hoaId);
      if (followed && followed.restsUntil > time) {
        soonest = Math.min(soonest, followed.restsUntil);
        continue;
      }
      changed.delete(hoaId);
      if (followed?.position === undefined) continue;
      followed.restsUntil = time + restMs;
      positions.set(hoaId, followed.position);
    }
    clearTimeout(afterRest);
    if (changed.size > 0) afterRest = setTimeout(() => schedule([]), soonest - time);
    return positions;
  }

  function scheduleAtOnce(hoaId: string): void {
    const followed = associations.get(hoaId);
    if (!followed) return;
    followed.restsUntil = 0;
    changed.add(hoaId);
  }

  function deliver(change: LoggedChange): void {
    const followed = associations.get(change.hoaId);
    if (followed?.position === undefined || change.cursor <= followed.position) return;
    followed.position = change.cursor;
    for (const subscription of [...followed.subscriptions]) {
      if (subscription.waiting) subscription.waiting.push(change);
      else send(subscription.subscriber, change);
    }
  }

  function limitStreams(subscription: OpenSubscription): void {
    const { sessionId } = subscription.subscriber;
    const own = [...(streams.get(sessionId) ?? []), subscription];
    const replaced = own.splice(0, own.length - maxStreams);
    streams.set(sessionId, own);
    for (const { subscriber } of replaced) subscriber.onReplaced();
  }

  function unsubscribe(hoaId: string, subscription: OpenSubscription): void {
    const { sessionId } = subscription.subscriber;
    const others = streams.get(sessionId)?.filter((one) => one !== subscription) ?? [];
    if (others.length > 0) streams.set(sessionId, others);
    else streams.delete(sessionId);
    const followed = associations.get(hoaId);
    followed?.subscriptions.delete(subscription);
    if (followed?.subscriptions.size === 0) associations.delete(hoaId);
  }

  function sendAway(): void {
    isClosing = true;
    const ended = [...associations.values()].flatMap(({ subscriptions }) => [...subscriptions]);
    associations.clear();
    for (const { subscriber } of ended) subscriber.onEnd();
  }

  return {
    async subscribe(subscriber, since) {
      if (isClosing) throw new PortalError('busy');
      const { hoaId } = subscriber;
      const subscription: OpenSubscription = { subscriber, waiting: [] };
      const followed = associations.get(hoaId) ?? newlyFollowed();
      associations.set(hoaId, followed);
      followed.subscriptions.add(subscription);
      limitStreams(subscription);
      try {
        if (followed.position === undefined) {
          const newest = await newestCursor(listener, hoaId);
          followed.position ??= newest;
          // Notifications that arrived before the position was known were ignored.
          schedule([hoaId]);
        }
        const missed = since === undefined ? [] : await changesSince(listener, hoaId, since);
        const waiting = subscription.waiting ?? [];
        subscription.waiting = undefined;
        let position = followed.position;
        if (since !== undefined && missed) {
          position = BigInt(since);
          for (const change of [...missed, ...waiting]) {
            if (change.cursor <= position) continue;
            position = change.cursor;
            send(subscriber, change);
          }
        } else if (since !== undefined) subscriber.onGap(String(position));
        return { cursor: String(position), unsubscribe: () => unsubscribe(hoaId, subscription) };
      } catch (error) {
        unsubscribe(hoaId, subscription);
        throw error;
      }
    },
    async cursor(hoaId) {
      const known = associations.get(hoaId)?.position;
      if (known === undefined && !listener.isConnected()) throw new PortalError('busy');
      return String(known ?? (await newestCursor(listener, hoaId)));
    },
    async isListening() {
      await listener.query('SELECT 1');
      return true;
    },
    subscribers: () =>
      [...associations.values()].reduce((sum, { subscriptions }) => sum + subscriptions.size, 0),
    sendAway,
    async close() {
      clearInterval(looking);
      clearInterval(pruning);
      clearTimeout(afterRest);
      sendAway();
      await listener.close();
    },
  };
}

function newlyFollowed(): Followed {
  return { position: undefined, restsUntil: 0, subscriptions: new Set() };
}

function send({ uid, keys, onChange }: Subscriber, change: LoggedChange): void {
  const { cursor, audience, request } = change;
  const tags = new Set<Tag>(keys().flatMap((key) => audience[key] ?? []));
  if (tags.size === 0) return;
  const isOwn = change.uid === uid && request !== null;
  onChange({ cursor: String(cursor), tags: [...tags], ...(isOwn && { request }) });
}

/** Returns the associations with a full page of changes, which may have more. */
function fullPages(changes: readonly LoggedChange[]): string[] {
  const counts = new Map<string, number>();
  for (const { hoaId } of changes) counts.set(hoaId, (counts.get(hoaId) ?? 0) + 1);
  return [...counts].flatMap(([hoaId, count]) => (count === logPageSize ? [hoaId] : []));
}
