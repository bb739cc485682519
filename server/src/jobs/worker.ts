import type { ClientBase, Pool } from 'pg';
import PgBoss from 'pg-boss';
import { commit } from '../database/commit.ts';
import type { QueuedWork } from '../ports/queued-work.ts';
import { jobSchema, pgBossDb, workQueue } from './add-work.ts';
import { createWorkListener } from './work-listener.ts';

export interface ClaimedWork {
  /** An idempotency key: the same for every attempt. */
  readonly key: string;
  readonly at: string;
  readonly work: QueuedWork;
  /** The transaction that deletes the job: writes in it are committed if and only if the job succeeds. */
  readonly transaction: ClientBase;
}

/** Logs failed work without its content, which may be personal data. */
export interface WorkLog {
  /** Called if the work will be retried. */
  failed(entry: WorkFailure): void;
  /** Called if the work will not be retried. */
  givenUp(entry: WorkFailure): void;
}

export interface WorkFailure {
  readonly key: string;
  /** The kind of work, such as `mail` or `notification-mail`. */
  readonly kind: string;
  /** The number of attempts. */
  readonly tries: number;
  /** The error's code or class. */
  readonly reason: string;
}

export interface WorkerOptions {
  readonly pool: Pool;
  readonly run: (work: ClaimedWork) => Promise<void>;
  /** True for an error after which a retry is pointless. */
  readonly isFinal: (error: unknown) => boolean;
  readonly log: WorkLog;
  /** The number of jobs that run concurrently. */
  readonly lanes?: number;
}

/** A job as read from the queue. */
interface ClaimedRow {
  readonly id: string;
  readonly data: QueuedWork;
  readonly at: Date;
  /** The number of attempts, including this one. */
  readonly tries: number;
  readonly isLast: boolean;
}

/** The number of retries so far, as pg-boss counts them. */
const triedAgain = 'retry_count + CASE WHEN started_on IS NULL THEN 0 ELSE 1 END';

/**
 * Like pg-boss's `fetch`, but locks the row instead of marking it active: the transaction stays open while the job
 * runs, and marking would cost as much as deleting.
 */
const claimSql = `SELECT id, data, created_on AS at, ${triedAgain} + 1 AS tries,
    ${triedAgain} >= retry_limit AS "isLast"
  FROM ${jobSchema}.job
  WHERE name = $1 AND state < 'active' AND start_after < now()
  ORDER BY priority DESC, created_on, id LIMIT 1
  FOR UPDATE SKIP LOCKED`;

const removeSql = `DELETE FROM ${jobSchema}.job WHERE name = $1 AND id = $2`;

/** Marks a job as active, which is how pg-boss counts attempts. */
const countTrySql = `UPDATE ${jobSchema}.job
  SET state = 'active', started_on = now(), retry_count = ${triedAgain}
  WHERE name = $1 AND id = $2`;

/** The queue doubles the delay with each retry, up to this limit. */
const maxPause = '10 minutes';

const capPauseSql = `UPDATE ${jobSchema}.job
  SET start_after = least(start_after, now() + interval '${maxPause}')
  WHERE name = $1 AND id = $2 AND state = 'retry'`;

/** How often to poll for retries; new work comes with a notification. */
const pollIntervalMs = 1000;

export interface Worker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/**
 * Runs jobs from the queue. A transaction locks each job until it is done: no other process can run it meanwhile, and
 * if this process dies, the database releases the job immediately.
 */
export function startWorker({ pool, run, isFinal, log, lanes = 3 }: WorkerOptions): Worker {
  const boss = new PgBoss({ schema: jobSchema, db: pgBossDb(pool) });
  const listener = createWorkListener(pool, pollIntervalMs);
  const asleep: (() => void)[] = [];
  let notifications = 0;
  let isStopping = false;

  /** Each notification wakes one lane; if that finds a job, it wakes the next, since there may be more. */
  async function watch(): Promise<void> {
    while (!isStopping) {
      await listener.next();
      wakeOne();
    }
    while (asleep.length > 0) wakeOne();
  }

  function wakeOne(): void {
    notifications += 1;
    asleep.shift()?.();
  }

  async function lane(): Promise<void> {
    while (!isStopping) {
      const notificationsBefore = notifications;
      const found = await runNext().catch((error: unknown) => {
        log.failed({ key: '', kind: 'queue', tries: 0, reason: reasonOf(error) });
        return false;
      });
      // A job may have been added during the query, so look again.
      if (found || notifications > notificationsBefore || isStopping) continue;
      await new Promise<void>((resolve) => asleep.push(resolve));
    }
  }

  /** Runs the next job; resolves to false if there is none. */
  async function runNext(): Promise<boolean> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      const [, { rows }] = await Promise.all([
        // Releases the job if this machine loses its connection.
        client.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '2min'"),
        client.query<ClaimedRow>({ name: 'take-work', text: claimSql, values: [workQueue] }),
      ]);
      const [taken] = rows;
      if (taken) {
        wakeOne();
        await runWork(client, taken);
      } else await client.query('COMMIT');
      return taken !== undefined;
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.off('error', onError);
      // A connection in an unknown state is closed, which rolls its transaction back.
      client.release(broken);
    }
  }

  async function runWork(client: ClientBase, taken: ClaimedRow): Promise<void> {
    const { id, data, at } = taken;
    // A crash may lose this commit; the job then runs again without harm, so the commit need not wait for the disk. A
    // mail must not be sent twice, so its commit does wait.
    const settings = data.kind === 'job' ? '; SET LOCAL synchronous_commit = off' : '';
    // Pipelined: the job's statements follow without waiting for this one.
    const saved = client.query(`SAVEPOINT work${settings}`);
    try {
      const work = { key: id, at: at.toISOString(), work: data, transaction: client };
      await Promise.all([saved, run(work)]);
    } catch (error) {
      await saved;
      await client.query('ROLLBACK TO SAVEPOINT work');
      await recordFailure(client, taken, error);
      await client.query('COMMIT');
      return;
    }
    await Promise.all([
      client.query({ name: 'remove-work', text: removeSql, values: [workQueue, id] }),
      commit(client),
    ]);
  }

  async function recordFailure(
    client: ClientBase,
    { id, data, tries, isLast }: ClaimedRow,
    error: unknown,
  ): Promise<void> {
    const db = pgBossDb(client);
    await client.query(countTrySql, [workQueue, id]);
    const reason = reasonOf(error);
    const failure = { key: id, kind: kindOf(data), tries, reason };
    if (isFinal(error)) {
      await boss.cancel(workQueue, id, { db });
      log.givenUp(failure);
    } else {
      await boss.fail(workQueue, id, { reason }, { db });
      await client.query(capPauseSql, [workQueue, id]);
      if (isLast) log.givenUp(failure);
      else log.failed(failure);
    }
  }

  const running = [watch(), ...Array.from({ length: lanes }, lane)];
  return {
    async stop() {
      isStopping = true;
      await listener.close();
      await Promise.all(running);
    },
  };
}

function kindOf(work: QueuedWork): string {
  return work.kind === 'job' ? work.job.type : work.kind;
}

/** Returns no message, since that may contain an email address. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}
