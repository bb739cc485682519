import PgBoss from 'pg-boss';
import { failedQueue, jobSchema, pgBossDb, type Queryable, workQueue } from '../database/queues.ts';
import type { QueuedWork } from '../ports/queued-work.ts';

/** Higher numbers run first: people wait for sign-in links, while a broadcast to a thousand people is not urgent. */
const priorities: Readonly<Record<QueuedWork['kind'], number>> = {
  'sign-in': 2,
  proof: 2,
  job: 1,
  mail: 0,
};

/** Retries for about as long as the link or the code is valid, which is 15 minutes. */
const signInRetries = { retryLimit: 8, retryDelay: 2, retryBackoff: true };

/**
 * Queues work through `client`; within a transaction, the work is queued only if it commits. The role only needs the
 * permission to insert jobs.
 */
export async function addWork(client: Queryable, work: readonly QueuedWork[]): Promise<void> {
  if (work.length === 0) return;
  await boss.insert(
    work.map((data) => ({
      name: workQueue,
      data,
      priority: priorities[data.kind],
      ...(data.kind === 'sign-in' || data.kind === 'proof'
        ? signInRetries
        : { deadLetter: failedQueue }),
      ...(data.kind === 'job' && 'at' in data.job && { startAfter: data.job.at }),
    })),
    { db: pgBossDb(client) },
  );
}

/** Never started, since each call passes the client to use. */
const boss = new PgBoss({
  schema: jobSchema,
  db: { executeSql: () => Promise.reject(new Error('Adding work takes a client.')) },
});
