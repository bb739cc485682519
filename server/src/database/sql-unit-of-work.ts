import { PortalError } from '@hoa/api';
import type { Association } from '@hoa/domain';
import { readOnly, type Transaction, type UnitOfWork } from '@hoa/use-cases';
import { escapeLiteral, type Pool, type PoolClient } from 'pg';
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
      const begun = sent(
        locked,
        client.query(
          `BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT ${settingsOf(association, source)}`,
        ),
      );
      const transaction = new SqlTransaction(association, client);
      try {
        // The lock is held, so our timestamp cannot precede that of an earlier writer.
        await locked;
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
          source.traceId,
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
  traceId?: string,
): Promise<R> {
  return withClient(pool, async (client) => {
    const settings = [setting('hoa.id', id), ...(traceId === undefined ? [] : [traced(traceId)])];
    const begun = sent(
      client.query(
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT ${settings.join(', ')}`,
      ),
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
