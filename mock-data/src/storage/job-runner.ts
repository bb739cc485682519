import type { StoredJob } from '@hoa/use-cases';

/** Only one tab at a time runs jobs if the browser supports locks. */
const lockName = 'hoa:jobs';

/** The delay before a failed job is retried. */
const retryMs = 30_000;

export interface JobRunnerOptions {
  readonly jobs: {
    /** Returns the unfinished jobs, oldest first. */
    list(): Promise<readonly StoredJob[]>;
    /** Removes a finished job. */
    remove(key: string): Promise<void>;
  };
  readonly runJob: (job: StoredJob) => Promise<void>;
  readonly now: () => Date;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** The longest delay that a timer supports. */
const maxTimeoutMs = 2 ** 31 - 1;

/** Creates a runner that runs each stored job when it is due, and removes jobs that are done. */
export function createJobRunner({ jobs, runJob, now, locks }: JobRunnerOptions) {
  let queue: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function runAll(): Promise<void> {
    clearTimeout(retry);
    let waitMs = Number.POSITIVE_INFINITY;
    for (const job of await jobs.list()) {
      const earlyMs = 'at' in job.job ? Date.parse(job.job.at) - now().getTime() : 0;
      if (earlyMs > 0) {
        waitMs = Math.min(waitMs, earlyMs);
        continue;
      }
      try {
        await runJob(job);
        await jobs.remove(job.key);
      } catch {
        // The job stays stored, and is retried after a delay, with the next job or at the next start.
        waitMs = Math.min(waitMs, retryMs);
      }
    }
    if (waitMs <= maxTimeoutMs) retry = setTimeout(() => void run(), waitMs);
  }

  /** Runs the stored jobs after those that are running; never rejects. */
  function run(): Promise<unknown> {
    const turn = () => (locks ? locks.request(lockName, runAll) : runAll());
    queue = queue.then(turn).catch(() => undefined);
    return queue;
  }

  return { run };
}
