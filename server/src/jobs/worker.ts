import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import PgBoss from 'pg-boss';
import { commit } from '../database/commit.ts';
import { jobSchema, pgBossDb, workQueue } from '../database/queues.ts';
import type { QueuedWork } from '../ports/queued-work.ts';

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

/** How often each lane looks for a job when it found none. */
const pollIntervalMs = 500;

export interface Worker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/**
 * Runs jobs from the queue. pg-boss's own `work` would commit that it took a job and wait for a timeout if this process
 * died. Here, one transaction takes, runs and deletes a job: no other process can run it meanwhile, and if this process
 * dies, the database releases the job immediately.
 */
export function startWorker({ pool, run, isFinal, log, lanes = 3 }: WorkerOptions): Worker {
  const boss = new PgBoss({ schema: jobSchema, db: pgBossDb(pool) });
  const stopping = new AbortController();

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const found = await runNext().catch((error: unknown) => {
        log.failed({ key: '', kind: 'queue', tries: 0, reason: reasonOf(error) });
        return false;
      });
      if (!found)
        await wait(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => {});
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
      // Releases the job if this machine loses its connection.
      await client.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '2min'");
      const [job] = await boss.fetch<QueuedWork>(workQueue, {
        includeMetadata: true,
        db: pgBossDb(client),
      });
      if (job) await runWork(client, job);
      // Rejects if `fetch` failed, which ignores errors.
      await commit(client);
      return job !== undefined;
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.off('error', onError);
      // A connection in an unknown state is closed, which rolls its transaction back.
      client.release(broken);
    }
  }

  async function runWork(client: ClientBase, job: PgBoss.JobWithMetadata<QueuedWork>) {
    const { id, data, createdOn } = job;
    // A crash may lose this commit; the job then runs again without harm, so the commit need not wait for the disk. A
    // mail must not be sent twice, so its commit does wait.
    const settings = data.kind === 'job' ? '; SET LOCAL synchronous_commit = off' : '';
    await client.query(`SAVEPOINT work${settings}`);
    try {
      await run({ key: id, at: createdOn.toISOString(), work: data, transaction: client });
    } catch (error) {
      await client.query('ROLLBACK TO SAVEPOINT work');
      await recordFailure(client, job, error);
      return;
    }
    await boss.deleteJob(workQueue, id, { db: pgBossDb(client) });
  }

  async function recordFailure(
    client: ClientBase,
    { id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<QueuedWork>,
    error: unknown,
  ): Promise<void> {
    const db = pgBossDb(client);
    const reason = reasonOf(error);
    const failure = { key: id, kind: kindOf(data), tries: retryCount + 1, reason };
    if (isFinal(error)) {
      await boss.cancel(workQueue, id, { db });
      log.givenUp(failure);
    } else {
      await boss.fail(workQueue, id, { reason }, { db });
      if (retryCount >= retryLimit) log.givenUp(failure);
      else log.failed(failure);
    }
  }

  const running = Array.from({ length: lanes }, lane);
  return {
    async stop() {
      stopping.abort();
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
