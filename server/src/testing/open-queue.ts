import type { Pool } from 'pg';
import { createJobsPool } from '../jobs/create-jobs.ts';
import { queueJobs } from '../jobs/queue-jobs.ts';
import {
  type ClaimedWork,
  startWorker,
  type WorkerOptions,
  type WorkFailure,
} from '../jobs/worker.ts';
import { openTestStorage } from './index.ts';

/** A process with a worker. */
export interface TestProcess {
  readonly pool: Pool;
  readonly failed: WorkFailure[];
  readonly givenUp: WorkFailure[];
  /** Simulates `kill -9`: closes its connections, even in the middle of work. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the queue in its own database, with retries after one to two seconds. */
export async function openQueue() {
  const storage = await openTestStorage([queueJobs]);
  const running = new Set<TestProcess>();
  await storage.owner.query("UPDATE jobs.queue SET retry_delay = 1 WHERE name = 'portal'");

  function start(
    run: (work: ClaimedWork) => Promise<void>,
    options: Partial<WorkerOptions> = {},
  ): TestProcess {
    const name = `portal jobs ${running.size + 1} ${crypto.randomUUID().slice(0, 8)}`;
    const url = new URL(storage.url);
    url.searchParams.set('application_name', name);
    const pool = createJobsPool(url.href, () => {});
    let isKilled = false;
    // A connection that was being opened during the kill would take a job and never run it.
    pool.on('connect', (client) => {
      if (isKilled) void client.end();
    });
    const failed: WorkFailure[] = [];
    const givenUp: WorkFailure[] = [];
    const worker = startWorker({
      pool,
      run,
      isFinal: () => false,
      log: {
        failed: (entry) => void failed.push(entry),
        givenUp: (entry) => void givenUp.push(entry),
      },
      ...options,
    });
    const process: TestProcess = {
      pool,
      failed,
      givenUp,
      async kill() {
        if (!running.delete(process)) return;
        isKilled = true;
        // The current job may never end, so do not wait for it.
        void worker.stop();
        void pool.end();
        await storage.owner.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
          [name],
        );
      },
      async stop() {
        if (!running.delete(process)) return;
        await worker.stop();
        await pool.end();
      },
    };
    running.add(process);
    return process;
  }

  return {
    ...storage,
    start,
    /** Returns the number of jobs that are not completed. */
    async kept(): Promise<number> {
      const { rows } = await storage.owner.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM jobs.job WHERE name = 'portal' AND state < 'completed'",
      );
      return rows[0]?.count ?? 0;
    },
    async close() {
      for (const process of running) await process.kill();
      await storage.drop();
    },
  };
}
