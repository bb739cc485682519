import { PortalError } from '@hoa/api';
import type { Association } from '@hoa/domain';
import { readOnly, type Transaction, type UnitOfWork } from '@hoa/use-cases';
import { escapeLiteral, type Pool, type PoolClient, type QueryResult } from 'pg';
import type { BeforeCommit, ChangeSource } from '../ports.ts';
import { commit } from './commit.ts';
import { asPortalError, isRaced } from './database-errors.ts';
import { setting, settingsOf, traced } from './settings.ts';
import { SqlTransaction } from './transaction.ts';
import type { Turns } from './turns.ts';

type Work<R> = (transaction: Transaction) => Promise<R>;

export interface SqlUnitOfWorkOptions {
  /** Apart from that for writing, so that nobody waits for a turn to write before they can read. */
  readonly readers: Pool;
  readonly writers: Pool;
  readonly beforeCommit: readonly BeforeCommit[];
  readonly turns: Turns;
}

/** How often work runs because somebody wrote without taking a turn, before it is refused as `busy`. */
const mostRuns = 10;

/** Tells the locks of writers from other advisory locks. */
const lockSpace = 720_501;

/**
 * Runs use cases in transactions. Those that write in one association take turns, in this process and among all: what
 * one reads nobody changes until it ends, without the many repetitions that work side by side would take.
 */
export function createSqlUnitOfWork(
  { readers, writers, beforeCommit, turns }: SqlUnitOfWorkOptions,
  source: ChangeSource,
): UnitOfWork {
  async function attempt<R>(association: Association, work: Work<R>): Promise<R> {
    return withClient(writers, async (client) => {
      const lock = `(${lockSpace}, hashtext(${escapeLiteral(association.id)}))`;
      // Before the transaction begins, since that sees the data of its first statement.
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
        // The lock is held, so our timestamp cannot precede that of an earlier writer.
        await locked;
        // Before the work, which may have effects of its own, such as a charge.
        if (source.sender) await allowed;
        const result = await work(transaction.forUseCase);
        await begun;
        await transaction.finish(source, beforeCommit);
        await transaction.end();
        await commit(client, `SELECT pg_advisory_unlock${lock}`);
        return result;
      } catch (error) {
        await transaction.end();
        // On a lost connection the database does so by itself.
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
      turns.take(association.id, async () => {
        for (let run = 1; run <= mostRuns; run += 1) {
          try {
            return await attempt(association, work);
          } catch (error) {
            if (!isRaced(error)) throw asPortalError(error);
          }
        }
        throw new PortalError('busy');
      }),
  };
}

/** Reads one state of an association's data. */
export async function readIn<R>(
  pool: Pool,
  { id }: Pick<Association, 'id'>,
  work: (client: PoolClient) => Promise<R>,
  source?: Pick<ChangeSource, 'uid' | 'sender' | 'traceId'>,
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
 * Begins a transaction whose snapshot still has the sender's session and membership; rejects with `signed-out` when one
 * of them has ended.
 */
async function begin(
  client: PoolClient,
  level: string,
  settings: string,
  { id }: Pick<Association, 'id'>,
  { uid, sender }: Pick<ChangeSource, 'uid' | 'sender'> = { uid: null },
): Promise<void> {
  const check = sender && [sender.sessionId, uid ?? '', id, sender.membershipId].map(escapeLiteral);
  const allowed = check ? `portal.still_acts(${check.join(', ')})` : 'true';
  // Several statements have several results, which the types of pg do not say.
  const results: unknown = await client.query(
    `BEGIN ISOLATION LEVEL ${level}; SELECT ${settings}, ${allowed} AS allowed`,
  );
  const { rows } = (results as QueryResult<{ allowed: boolean }>[])[1] as QueryResult;
  if (!rows[0]?.allowed) throw new PortalError('signed-out');
}

/**
 * Statements that others are pipelined behind. Await the result before trusting pipelined statements; it rejects with
 * the first failure.
 */
function sent(...statements: readonly Promise<unknown>[]): Promise<unknown> {
  const all = Promise.all(statements);
  all.catch(() => {});
  return all;
}

/** Lends a connection; one on which something is left open is closed. */
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
