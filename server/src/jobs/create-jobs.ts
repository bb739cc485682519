import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { openPool } from '../database/open-pool.ts';
import { jobSchema, nightlyQueue, pgBossDb, sweepQueue, workQueue } from '../database/queues.ts';
import { MailRefusal } from '../ports/mail.ts';
import { createWorkRunner, type WorkDependencies } from './run-work.ts';
import { startWorker, type WorkLog } from './worker.ts';

/** Cleanup jobs by name. Each may run at any time and in several processes concurrently. */
type Sweeps = Readonly<Record<string, () => Promise<unknown>>>;

export interface JobsOptions extends WorkDependencies {
  /** Connections of the role `portal_jobs`; see `createJobsPool`. */
  readonly pool: Pool;
  readonly sweeps: Sweeps;
  /** Cleanup jobs that scan all data. */
  readonly nightlySweeps?: Sweeps;
  readonly log: WorkLog & {
    /** Called when the queue itself fails. */
    error(reason: string): void;
  };
}

export interface Jobs {
  /** Returns the number of jobs that wait, including those for a later day. */
  waiting(): Promise<number>;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Deleting old rows may take long. */
const sweepTimeoutMs = 120_000;

/** Opens a pool for jobs: one connection for each running job and some for pg-boss. */
export function createJobsPool(databaseUrl: string, onError: (reason: string) => void): Pool {
  return openPool(
    {
      connectionString: databaseUrl,
      application_name: 'portal jobs',
      max: 6,
      pipeline: true,
      options: '-c role=portal_jobs',
      query_timeout: sweepTimeoutMs,
    },
    (error) => onError(error.name),
  );
}

/** Starts running queued jobs and scheduled cleanup. */
export async function startJobs({
  pool,
  sweeps,
  nightlySweeps = {},
  log,
  ...dependencies
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    schema: jobSchema,
    db: pgBossDb(pool),
    migrate: false,
    archiveCompletedAfterSeconds: 60 * 60,
    archiveFailedAfterSeconds: 7 * 24 * 60 * 60,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.error(error.name));
  await boss.start();
  const run = (all: Sweeps) => async () => {
    for (const [name, sweep] of Object.entries(all)) {
      await sweep().catch((error: Error) => log.error(`${name}: ${error.name}`));
    }
  };
  await boss.work(sweepQueue, { pollingIntervalSeconds: 10 }, run(sweeps));
  await boss.work(nightlyQueue, { pollingIntervalSeconds: 60 }, run(nightlySweeps));
  const worker = startWorker({
    pool,
    run: createWorkRunner(dependencies),
    isFinal: (error) => error instanceof MailRefusal,
    log,
  });
  return {
    waiting: () => boss.getQueueSize(workQueue, { before: 'active' }),
    async stop() {
      await Promise.all([worker.stop(), boss.stop({ graceful: true, wait: true, timeout: 5000 })]);
    },
  };
}
