import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { openPool } from '../database/open-pool.ts';
import { MailRefusal } from '../mail/mail.ts';
import { jobSchema, statementsOf } from './add-work.ts';
import { createWorkRunner, type WorkDependencies } from './run-work.ts';
import { startWorker, type WorkLog } from './worker.ts';

/** Every ten minutes, by the schedule in migration 100. */
const sweepQueue = 'sweep';
/** Once a night, by the schedule in migration 104. */
const nightlyQueue = 'nightly-sweep';

/** What removes old things, by name; each may run at any time and at several processes. */
type Sweeps = Readonly<Record<string, () => Promise<unknown>>>;

export interface JobsOptions extends WorkDependencies {
  /** Connections of the role `portal_jobs`; see `createJobsPool`. */
  readonly pool: Pool;
  readonly sweeps: Sweeps;
  /** Those that look through everything. */
  readonly nightlySweeps?: Sweeps;
  readonly log: WorkLog & {
    /** The queue itself failed. */
    error(reason: string): void;
  };
}

export interface Jobs {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

/** Removing old rows may take long. */
const sweptWithinMs = 120_000;

/** Connections for jobs: two for the worker itself, and one for each job that runs. */
export function createJobsPool(databaseUrl: string, onError: (reason: string) => void): Pool {
  return openPool(
    {
      connectionString: databaseUrl,
      application_name: 'portal jobs',
      max: 6,
      pipeline: true,
      options: '-c role=portal_jobs',
      query_timeout: sweptWithinMs,
    },
    (error) => onError(error.name),
  );
}

/** Begins to run queued jobs and scheduled sweeps. */
export async function startJobs({
  pool,
  sweeps,
  nightlySweeps = {},
  log,
  ...dependencies
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    schema: jobSchema,
    db: statementsOf(pool),
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
    async stop() {
      await Promise.all([worker.stop(), boss.stop({ graceful: true, wait: true, timeout: 5000 })]);
    },
  };
}
