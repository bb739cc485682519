import { PortalError } from '@hoa/api';
import { Client, type QueryResult, type QueryResultRow } from 'pg';
import type { Queryable } from './change-log.ts';

/** Notified after a commit in an association. */
const changesChannel = 'portal_changes';
/** Notified when a membership or session of a person ended or changed. */
const membersChannel = 'portal_members';

export interface DatabaseListenerOptions {
  /** Must be a direct connection: a transaction pooler passes no notifications on. */
  readonly databaseUrl: string;
  readonly onChange: (hoaId: string) => void;
  readonly onMember: (uid: string) => void;
  /** Called after reconnecting, since notifications in between were missed. */
  readonly onReconnect: () => void;
  readonly onFailure: (error: Error) => void;
}

/** The connection on which a process receives notifications of commits and reads the changes. */
export interface DatabaseListener extends Queryable {
  isConnected(): boolean;
  close(): Promise<void>;
}

const minWaitMs = 100;
const maxWaitMs = 5000;
/** A slower query means that the connection is dead. */
const queryLimitMs = 10_000;

/**
 * Listens for notifications and reconnects whenever the connection is lost. Queries wait for a connection and run in
 * sequence.
 */
export function openDatabaseListener(options: DatabaseListenerOptions): DatabaseListener {
  const { databaseUrl, onChange, onMember, onReconnect, onFailure } = options;
  let client: Client | undefined;
  const waiting = new Set<() => void>();
  let lastQuery: Promise<unknown> = Promise.resolve();
  let waitMs = minWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'portal events',
      keepAlive: true,
      connectionTimeoutMillis: queryLimitMs,
      query_timeout: queryLimitMs,
    });
    // If PostgreSQL stops, this event also comes without a pending query.
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('The connection ended.')));
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === changesChannel) onChange(payload);
      else onMember(payload);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${changesChannel}; LISTEN ${membersChannel}`);
    } catch (error) {
      next.removeAllListeners('end');
      await next.end().catch(() => undefined);
      retry(error as Error);
      return;
    }
    if (isClosed) return void (await next.end().catch(() => undefined));
    client = next;
    waitMs = minWaitMs;
    for (const go of waiting) go();
    if (wasLost) onReconnect();
  }

  function lose(lost: Client, error: Error): void {
    if (client !== lost) return;
    client = undefined;
    wasLost = true;
    lost.end().catch(() => undefined);
    retry(error);
  }

  function retry(error: Error): void {
    if (isClosed) return;
    onFailure(error);
    timer = setTimeout(connect, waitMs);
    waitMs = Math.min(maxWaitMs, waitMs * 2);
  }

  function query<R extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<QueryResult<R>> {
    const answer = lastQuery.then(() => ask<R>(text, values));
    lastQuery = answer.catch(() => undefined);
    return answer;
  }

  async function ask<R extends QueryResultRow>(text: string, values?: unknown[]) {
    const asked = client ?? (await connected());
    try {
      return await asked.query<R>(text, values);
    } catch (error) {
      if ((error as Error).message === 'Query read timeout') lose(asked, error as Error);
      throw error;
    }
  }

  function connected(): Promise<Client> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(limit);
        waiting.delete(settle);
        if (client) resolve(client);
        else reject(new PortalError('busy'));
      };
      const limit = setTimeout(settle, queryLimitMs);
      waiting.add(settle);
    });
  }

  void connect();
  return {
    query: query as Queryable['query'],
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      for (const giveUp of waiting) giveUp();
      await open?.end();
    },
  };
}

/**
 * Notifies every process to check a person's permissions again. Call it in the transaction that ends or changes their
 * membership or session.
 */
export async function announceMember(database: Queryable, uid: string): Promise<void> {
  await database.query('SELECT pg_notify($1, $2)', [membersChannel, uid]);
}
