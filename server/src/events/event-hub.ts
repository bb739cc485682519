import { PortalError, type Tag } from '@hoa/api';
import {
  changesAfter,
  changesSince,
  type LoggedChange,
  logPageSize,
  newestCursor,
  pruneChanges,
} from './change-log.ts';
import { openBell } from './database-listener.ts';

/** Changes that a person may learn about. */
export interface ChangeEvent {
  /** Increases within an association. */
  readonly cursor: string;
  readonly tags: readonly Tag[];
  /** The request id of the person's own command that caused it. */
  readonly request?: string | undefined;
}

/** An open stream of a person. */
export interface Listener {
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
  attach(listener: Listener, since?: string): Promise<Attachment>;
  /**
   * Returns the current cursor of an association. A page that reads data afterwards and then follows from this cursor
   * misses no change. Rejects without waiting if the database is not connected.
   */
  cursor(hoaId: string): Promise<string>;
  /** Resolves to true if the process receives notifications; waits for a connection that is being opened. */
  isListening(): Promise<boolean>;
  /** The number of open streams. */
  listeners(): number;
  /** Ends all streams, so that pages reconnect to another process, and accepts no new ones. */
  sendAway(): void;
  close(): Promise<void>;
}

export interface Attachment {
  readonly cursor: string;
  detach(): void;
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
const lookEveryMs = 15_000;
/**
 * The maximum number of streams of a session in a process; above it the oldest ends. A browser needs one for each role,
 * or one for each tab if tabs cannot share a stream.
 */
export const maxStreams = 6;
const pruneEveryMs = 60 * 60 * 1000;

interface Attached {
  readonly listener: Listener;
  /** Changes that arrive while earlier ones are being read. */
  waiting: LoggedChange[] | undefined;
}

interface Followed {
  /** The cursor up to which all changes were delivered; undefined until the start is known. */
  position: bigint | undefined;
  /** The time at which its changes may be read again, by `performance.now()`. */
  restsUntil: number;
  readonly attached: Set<Attached>;
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
  const streams = new Map<string, Attached[]>();
  const rung = new Set<string>();
  let afterRest: ReturnType<typeof setTimeout> | undefined;
  let isDraining = false;
  let isClosing = false;

  const bell = openBell({
    databaseUrl,
    onFailure,
    onChange: (hoaId) => ring([hoaId]),
    onMember: (uid) => checkMembers((listener) => listener.uid === uid),
    onReconnect() {
      ring(associations.keys());
      checkMembers(() => true);
    },
  });
  const looking = setInterval(() => ring(associations.keys()), lookEveryMs);
  const pruning = setInterval(() => pruneChanges(bell, now()).catch(onFailure), pruneEveryMs);
  looking.unref();
  pruning.unref();

  function checkMembers(isMeant: (listener: Listener) => boolean): void {
    for (const { attached } of associations.values()) {
      for (const { listener } of [...attached]) if (isMeant(listener)) listener.onMember();
    }
  }

  function ring(hoaIds: Iterable<string>): void {
    for (const hoaId of hoaIds) if (associations.has(hoaId)) rung.add(hoaId);
    if (!isDraining && rung.size > 0) void drain();
  }

  /** Runs once at a time, so that each change is delivered once and in order. */
  async function drain(): Promise<void> {
    isDraining = true;
    try {
      for (let positions = due(); positions.size > 0; positions = due()) {
        const changes = await changesAfter(bell, positions);
        for (const change of changes) handOut(change);
        for (const hoaId of fullPages(changes)) ringAtOnce(hoaId);
      }
    } catch (error) {
      // The missed changes are read after reconnecting or at the next poll.
      if (!isClosing) onFailure(error as Error);
    } finally {
      isDraining = false;
    }
  }

  /**
   * Removes from `rung` the associations that may be read now and returns their positions; sets a timer for the others.
   */
  function due(): Map<string, bigint> {
    const time = performance.now();
    const positions = new Map<string, bigint>();
    let soonest = Number.POSITIVE_INFINITY;
    for (const hoaId of rung) {
      const followed = associations.get(hoaId);
      if (followed && followed.restsUntil > time) {
        soonest = Math.min(soonest, followed.restsUntil);
        continue;
      }
      rung.delete(hoaId);
      if (followed?.position === undefined) continue;
      followed.restsUntil = time + restMs;
      positions.set(hoaId, followed.position);
    }
    clearTimeout(afterRest);
    if (rung.size > 0) afterRest = setTimeout(() => ring([]), soonest - time);
    return positions;
  }

  function ringAtOnce(hoaId: string): void {
    const followed = associations.get(hoaId);
    if (!followed) return;
    followed.restsUntil = 0;
    rung.add(hoaId);
  }

  function handOut(change: LoggedChange): void {
    const followed = associations.get(change.hoaId);
    if (followed?.position === undefined || change.cursor <= followed.position) return;
    followed.position = change.cursor;
    for (const attached of [...followed.attached]) {
      if (attached.waiting) attached.waiting.push(change);
      else tell(attached.listener, change);
    }
  }

  function limitStreams(attached: Attached): void {
    const { sessionId } = attached.listener;
    const own = [...(streams.get(sessionId) ?? []), attached];
    const replaced = own.splice(0, own.length - maxStreams);
    streams.set(sessionId, own);
    for (const { listener } of replaced) listener.onReplaced();
  }

  function leave(hoaId: string, attached: Attached): void {
    const { sessionId } = attached.listener;
    const others = streams.get(sessionId)?.filter((one) => one !== attached) ?? [];
    if (others.length > 0) streams.set(sessionId, others);
    else streams.delete(sessionId);
    const followed = associations.get(hoaId);
    followed?.attached.delete(attached);
    if (followed?.attached.size === 0) associations.delete(hoaId);
  }

  function sendAway(): void {
    isClosing = true;
    const ended = [...associations.values()].flatMap(({ attached }) => [...attached]);
    associations.clear();
    for (const { listener } of ended) listener.onEnd();
  }

  return {
    async attach(listener, since) {
      if (isClosing) throw new PortalError('busy');
      const { hoaId } = listener;
      const attached: Attached = { listener, waiting: [] };
      const followed = associations.get(hoaId) ?? newlyFollowed();
      associations.set(hoaId, followed);
      followed.attached.add(attached);
      limitStreams(attached);
      try {
        if (followed.position === undefined) {
          const newest = await newestCursor(bell, hoaId);
          followed.position ??= newest;
          // Notifications that arrived before the position was known were ignored.
          ring([hoaId]);
        }
        const missed = since === undefined ? [] : await changesSince(bell, hoaId, since);
        const waiting = attached.waiting ?? [];
        attached.waiting = undefined;
        let position = followed.position;
        if (since !== undefined && missed) {
          position = BigInt(since);
          for (const change of [...missed, ...waiting]) {
            if (change.cursor <= position) continue;
            position = change.cursor;
            tell(listener, change);
          }
        } else if (since !== undefined) listener.onGap(String(position));
        return { cursor: String(position), detach: () => leave(hoaId, attached) };
      } catch (error) {
        leave(hoaId, attached);
        throw error;
      }
    },
    async cursor(hoaId) {
      const known = associations.get(hoaId)?.position;
      if (known === undefined && !bell.isConnected()) throw new PortalError('busy');
      return String(known ?? (await newestCursor(bell, hoaId)));
    },
    async isListening() {
      await bell.query('SELECT 1');
      return true;
    },
    listeners: () =>
      [...associations.values()].reduce((sum, { attached }) => sum + attached.size, 0),
    sendAway,
    async close() {
      clearInterval(looking);
      clearInterval(pruning);
      clearTimeout(afterRest);
      sendAway();
      await bell.close();
    },
  };
}

function newlyFollowed(): Followed {
  return { position: undefined, restsUntil: 0, attached: new Set() };
}

function tell({ uid, keys, onChange }: Listener, change: LoggedChange): void {
  const { cursor, told, request } = change;
  const tags = new Set<Tag>(keys().flatMap((key) => told[key] ?? []));
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
