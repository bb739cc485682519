import type { KeptJob } from '@hoa/use-cases';
import type { LocalChangeStore } from './change-store.ts';

/** One tab at a time carries jobs out, where the browser has locks. */
const lockName = 'hoa:jobs';

/** How long a job that failed waits before it is tried again. */
const retryMs = 30_000;

export interface JobRunnerOptions {
  readonly store: Pick<LocalChangeStore, 'jobs' | 'removeJob'>;
  readonly runJob: (job: KeptJob) => Promise<void>;
  readonly now: () => Date;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** The longest time that a timer takes. */
const longestMs = 2 ** 31 - 1;

/** Carries out the jobs that are kept, each when it is due, and forgets those that are done. */
export function createJobRunner({ store, runJob, now, locks }: JobRunnerOptions) {
  let queue: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function runAll(): Promise<void> {
    clearTimeout(retry);
    let waitMs = Number.POSITIVE_INFINITY;
    for (const job of await store.jobs()) {
      const earlyMs = 'at' in job.job ? Date.parse(job.job.at) - now().getTime() : 0;
      if (earlyMs > 0) {
        waitMs = Math.min(waitMs, earlyMs);
        continue;
      }
      try {
        await runJob(job);
        await store.removeJob(job.key);
      } catch {
        // It stays, and runs again after a while, with the next job or at the next start.
        waitMs = Math.min(waitMs, retryMs);
      }
    }
    if (waitMs <= longestMs) retry = setTimeout(() => void run(), waitMs);
  }

  /** Runs the kept jobs, once those that run now have ended; never rejects. */
  function run(): Promise<unknown> {
    const turn = () => (locks ? locks.request(lockName, runAll) : runAll());
    queue = queue.then(turn).catch(() => undefined);
    return queue;
  }

  return { run };
}
