import { type Middleware, operations } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { lastReadDatabase } from './last-read-database.ts';

/** More than a person reads in weeks; the oldest entries are evicted. */
const maxAnswers = 300;

/** Longer responses are not stored. */
const longestAnswer = 500_000;

/** Older responses are ignored. */
const longestMs = 30 * 24 * 60 * 60_000;

interface Answers extends DBSchema {
  answers: {
    key: string;
    value: { key: string; at: number; text: string };
    indexes: { at: number };
  };
}

/** Stores the last response to each query in this browser's IndexedDB, by reader and query. */
export interface LastRead {
  read(reader: string, query: string): Promise<unknown>;
  /** Stores nothing if `isWanted` returns false at the time of writing. */
  keep(reader: string, query: string, answer: unknown, isWanted: () => boolean): Promise<void>;
  /** Deletes the entries of all readers. */
  clear(): Promise<void>;
}

/** Opens the database on first use. Without IndexedDB nothing is stored. */
export function openLastRead(now: () => number = Date.now): LastRead {
  let opened: Promise<IDBPDatabase<Answers>> | undefined;
  const open = () => {
    opened ??= openDB<Answers>(lastReadDatabase, 1, {
      upgrade(database) {
        database.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at');
      },
      // Another tab wants to delete the database.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opened = undefined;
      },
    });
    return opened;
  };

  return {
    async read(reader, query) {
      const kept = await (await open()).get('answers', keyOf(reader, query));
      return kept && now() - kept.at < longestMs ? JSON.parse(kept.text) : undefined;
    },
    async keep(reader, query, answer, isWanted) {
      const text = JSON.stringify(answer ?? null);
      if (text.length > longestAnswer) return;
      const database = await open();
      if (!isWanted()) return;
      const { store, done } = database.transaction('answers', 'readwrite');
      await store.put({ key: keyOf(reader, query), at: now(), text });
      let excess = (await store.count()) - maxAnswers;
      for (
        let oldest = excess > 0 ? await store.index('at').openCursor() : null;
        oldest && excess > 0;
        excess -= 1
      ) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
      await done;
    },
    async clear() {
      await (await open()).clear('answers');
    },
  };
}

interface LastReadOptions {
  readonly lastRead: LastRead;
  readonly session: () => Actor | null;
  readonly isOffline: () => boolean;
  readonly watch: (listener: () => void) => void;
}

/** Stores the answers of queries and returns them while offline. Signing out deletes them. */
export function keepLastRead({ lastRead, session, isOffline, watch }: LastReadOptions): Middleware {
  let reader = readerOf(session());
  watch(() => {
    const before = reader;
    reader = readerOf(session());
    if (before !== undefined && reader === undefined) lastRead.clear().catch(ignore);
  });

  return async (call, next) => {
    const by = readerOf(session());
    if (operations[call.name].kind === 'command' || by === undefined) return next(call);
    const query = JSON.stringify([call.name, call.input]);
    if (isOffline()) {
      const kept = await lastRead.read(by, query).catch(ignore);
      if (kept !== undefined) return kept;
    }
    const answer = await next(call);
    // A response that arrives after sign-out is not stored.
    lastRead.keep(by, query, answer, () => by === readerOf(session())).catch(ignore);
    return answer;
  };
}

/** The key of a reader includes the role, because query results depend on it. */
function readerOf(actor: Actor | null): string | undefined {
  return actor
    ? JSON.stringify(['live', actor.hoaId, actor.uid, actor.role, actor.unit])
    : undefined;
}

function keyOf(reader: string, query: string): string {
  return `${reader} ${query}`;
}

/** Without storage the portal works, only not offline. */
function ignore(): undefined {
  return undefined;
}
