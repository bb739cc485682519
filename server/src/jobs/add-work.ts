import type { ClientBase, Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { QueuedWork } from '../ports/queued-work.ts';

export const jobSchema = 'jobs';

/** The queue of all jobs except sweeps. */
export const workQueue = 'portal';

/** The notification channel for added work, so that workers need not poll for it. */
export const workChannel = 'portal_jobs';

type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

/** Makes pg-boss run its statements on `client`, in the current transaction. */
export function pgBossDb(client: Queryable): PgBoss.Db {
  return {
    executeSql: (text, values) => client.query(text, values),
  };
}

/** Higher numbers run first: people wait for sign-in links, while a broadcast to a thousand people is not urgent. */
const priorities: Readonly<Record<QueuedWork['kind'], number>> = {
  'sign-in': 2,
  proof: 2,
  job: 1,
  mail: 0,
};

/** Retries for about as long as the link or the code is valid, which is 15 minutes. */
const signInRetries = { retryLimit: 8, retryDelay: 2 };

/**
 * Queues work through `client`. Within a transaction, the work is queued and workers are notified only if it commits.
 * The role only needs the permission to insert jobs.
 */
export function addWork(client: Queryable, work: readonly QueuedWork[]): Promise<void> {
  return insertWork(client, work, (insertion) => ({
    name: 'add-work',
    text: `WITH added AS (${insertion}) SELECT pg_notify('${workChannel}', '')`,
  }));
}

/** Queues work without notifying workers; for use by a worker, which polls again after each job. */
export function addFurtherWork(client: Queryable, work: readonly QueuedWork[]): Promise<void> {
  return insertWork(client, work, (text) => ({ name: 'add-further-work', text }));
}

/** Inserts work with pg-boss's own statement, prepared once per connection. */
async function insertWork(
  client: Queryable,
  work: readonly QueuedWork[],
  statementOf: (insertion: string) => { readonly name: string; readonly text: string },
): Promise<void> {
  if (work.length === 0) return;
  await inserter.insert(
    work.map((data) => ({
      name: workQueue,
      data,
      priority: priorities[data.kind],
      ...((data.kind === 'sign-in' || data.kind === 'proof') && signInRetries),
      ...(data.kind === 'job' && 'at' in data.job && { startAfter: data.job.at }),
    })),
    {
      db: {
        executeSql: (insertion, values) => client.query({ ...statementOf(insertion), values }),
      },
    },
  );
}

/** Never started: it only builds the insert statement, which the client of each call runs. */
const inserter = new PgBoss({
  schema: jobSchema,
  db: {
    executeSql: () => Promise.reject(new Error('Adding work takes a client.')),
  },
});
