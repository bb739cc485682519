import type { ClientBase, Pool } from 'pg';
import type PgBoss from 'pg-boss';

export const jobSchema = 'jobs';

/** The queue of all jobs except sweeps. */
export const workQueue = 'portal';
/** Copies of the work that failed on every try; `retryFailed` queues it again. */
export const failedQueue = 'portal-failed';
/** Cleanup every ten minutes. */
export const sweepQueue = 'sweep';
/** Cleanup that scans all data, every night. */
export const nightlyQueue = 'nightly-sweep';

export type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

/** Makes pg-boss run its statements on `client`, in the current transaction. */
export function pgBossDb(client: Queryable): PgBoss.Db {
  return {
    executeSql: (text, values) => client.query(text, values),
  };
}
