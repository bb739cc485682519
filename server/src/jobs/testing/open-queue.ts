import { openTestStorage } from '@hoa/server/testing';
import type { Pool } from 'pg';
import { createJobsPool } from '../create-jobs.ts';
import { keepJobs } from '../keep-jobs.ts';
import { startWorker, type TakenWork, type WorkerOptions, type WorkFailure } from '../worker.ts';

/** One process that works the queue off. */
export interface TestProcess {
  readonly pool: Pool;
  readonly failed: WorkFailure[];
  readonly givenUp: WorkFailure[];
  /** As kill -9 does: its connections are gone, whatever it was doing. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The queue in a database of its own, whose failures are tried again after a second or two. */
export async function openQueue() {
  const storage = await openTestStorage([keepJobs]);
  const running = new Set<TestProcess>();
  await storage.owner.query("UPDATE jobs.queue SET retry_delay = 1 WHERE name = 'portal'");

  function start(
    run: (work: TakenWork) => Promise<void>,
    options: Partial<WorkerOptions> = {},
  ): TestProcess {
    const name = `portal jobs ${running.size + 1} ${crypto.randomUUID().slice(0, 8)}`;
    const url = new URL(storage.url);
    url.searchParams.set('application_name', name);
    const pool = createJobsPool(url.href, () => {});
    let isKilled = false;
    // One that was being made when the process was killed would take work for nobody.
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
        // What it runs may never end.
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
    /** What is left in the queue. */
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
