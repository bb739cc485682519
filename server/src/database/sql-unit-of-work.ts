import { PortalError } from '@hoa/api';
import { type Association, maxSessionDays } from '@hoa/domain';
import { readOnly, type Transaction, type UnitOfWork } from '@hoa/use-cases';
import { escapeLiteral, type Pool, type PoolClient, type QueryResult } from 'pg';
import type { BeforeCommit, ChangeSource } from '../ports/database.ts';
import { commit } from './commit.ts';
import { asPortalError, isRetryable } from './database-errors.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import { setting, settingsOf, traced } from './settings.ts';
import { SqlTransaction } from './transaction.ts';

type Work<R> = (transaction: Transaction) => Promise<R>;

export interface SqlUnitOfWorkOptions {
  /** Separate from `writers`, so that reads never wait for a turn to write. */
  readonly readers: Pool;
  readonly writers: Pool;
  readonly beforeCommit: readonly BeforeCommit[];
  readonly mutex: KeyedMutex;
}

/** How often work is tried when a write outside the queue conflicts, before it is refused as `busy`. */
const maxRuns = 10;

/** Separates these advisory locks from others. */
const lockSpace = 720_501;

/**
 * Runs use cases in transactions. Writes of one association are serialized, in this process and among all processes:
 * data that a use case read does not change until it ends, and few transactions need a retry.
 */
export function createSqlUnitOfWork(
  { readers, writers, beforeCommit, mutex }: SqlUnitOfWorkOptions,
  source: ChangeSource,
): UnitOfWork {
  async function attempt<R>(association: Association, work: Work<R>): Promise<R> {
    return withClient(writers, async (client) => {
      const lock = `(${lockSpace}, hashtext(${escapeLiteral(association.id)}))`;
      // Locks before the transaction begins, since its first statement determines the snapshot.
      const locked = client.query(`SELECT pg_advisory_lock${lock}`);
      const allowed = begin(
        client,
        'REPEATABLE READ',
        settingsOf(association, source),
        association,
        source,
      );
      const begun = sent(locked, allowed);
      const transaction = new SqlTransaction(association, client);
      try {
        // The lock is held, so this timestamp cannot precede that of an earlier write.
        await locked;
        // Checked before the work, which may have side effects such as a charge.
        if (source.sender) await allowed;
        const result = await work(transaction.forUseCase);
        await begun;
        await transaction.finish(source, beforeCommit);
        await transaction.end();
        await commit(client, `SELECT pg_advisory_unlock${lock}`);
        return result;
      } catch (error) {
        await transaction.end();
        // On a lost connection the database rolls back and unlocks without this.
        await client.query('ROLLBACK; SELECT pg_advisory_unlock_all()').catch(() => {});
        await begun;
        throw transaction.failure ?? error;
      }
    });
  }

  return {
    async read(association, work) {
      try {
        return await readIn(
          readers,
          association,
          async (client) => {
            const transaction = new SqlTransaction(association, client);
            try {
              return await work(readOnly(transaction.forUseCase));
            } finally {
              await transaction.end();
            }
          },
          source,
        );
      } catch (error) {
        throw asPortalError(error);
      }
    },
    write: (association, work) =>
      mutex.take(association.id, async () => {
        for (let run = 1; run <= maxRuns; run += 1) {
          try {
            return await attempt(association, work);
          } catch (error) {
            if (!isRetryable(error)) throw asPortalError(error);
          }
        }
        throw new PortalError('busy');
      }),
  };
}

/** Runs a read-only transaction on one snapshot of an association's data. */
export async function readIn<R>(
  pool: Pool,
  { id }: Pick<Association, 'id'>,
  work: (client: PoolClient) => Promise<R>,
  source?: Pick<ChangeSource, 'sender' | 'traceId'>,
): Promise<R> {
  return withClient(pool, async (client) => {
    const settings = [setting('hoa.id', id), ...(source ? [traced(source.traceId)] : [])];
    const begun = sent(
      begin(client, 'REPEATABLE READ READ ONLY', settings.join(', '), { id }, source),
    );
    try {
      const result = await work(client);
      await begun;
      return result;
    } finally {
      await client.query('COMMIT');
    }
  });
}

/**
 * Begins a transaction and checks in its snapshot that the sender's session and membership still exist; rejects with
 * `signed-out` if not.
 */
async function begin(
  client: PoolClient,
  level: string,
  settings: string,
  { id }: Pick<Association, 'id'>,
  { sender }: Pick<ChangeSource, 'sender'> = {},
): Promise<void> {
  const check =
    sender && [sender.sessionId, sender.uid, id, sender.membershipId].map(escapeLiteral);
  const checked = sender?.isPast ? 'still_reads' : 'still_acts';
  const allowed = check ? `portal.${checked}(${check.join(', ')}, ${maxSessionDays})` : 'true';
  // Several statements return an array of results, which the types of pg do not cover.
  const results: unknown = await client.query(
    `BEGIN ISOLATION LEVEL ${level}; SELECT ${settings}, ${allowed} AS allowed`,
  );
  const { rows } = (results as QueryResult<{ allowed: boolean }>[])[1] as QueryResult;
  if (!rows[0]?.allowed) throw new PortalError('signed-out');
}

/**
 * Combines statements that others are pipelined behind. Await the result before you trust these others; it rejects with
 * the first failure.
 */
function sent(...statements: readonly Promise<unknown>[]): Promise<unknown> {
  const all = Promise.all(statements);
  all.catch(() => {});
  return all;
}

/** Runs work on a connection of the pool; a connection that may have an open transaction is closed. */
async function withClient<R>(pool: Pool, work: (client: PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    const result = await work(client);
    isUsable = true;
    return result;
  } catch (error) {
    isUsable = await isAnswering(client);
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

async function isAnswering(client: PoolClient): Promise<boolean> {
  return client.query('').then(
    () => true,
    () => false,
  );
}
