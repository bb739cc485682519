import { Client } from 'pg';
import PgBoss from 'pg-boss';
import { failedQueue, jobSchema, pgBossDb } from '../database/queues.ts';
import type { QueuedWork } from '../ports/queued-work.ts';
import { addWork } from './add-work.ts';

/** The number of jobs that are moved at once. */
const batchSize = 100;

/**
 * Queues the failed work of the last two weeks again, for use after its cause was fixed; returns how much it is.
 * Excludes sign-in mails, whose links have expired, and mails whose address was permanently refused.
 * @param ownerUrl The connection string of the role that owns the schema.
 */
export async function retryFailed(ownerUrl: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const db = pgBossDb(client);
    const boss = new PgBoss({ schema: jobSchema, db });
    let count = 0;
    await client.query('BEGIN');
    for (;;) {
      const jobs = await boss.fetch<QueuedWork>(failedQueue, { batchSize, db });
      if (jobs.length === 0) break;
      await addWork(
        client,
        jobs.map(({ data }) => data),
      );
      await boss.deleteJob(
        failedQueue,
        jobs.map(({ id }) => id),
        { db },
      );
      count += jobs.length;
    }
    await client.query('COMMIT');
    return count;
  } finally {
    await client.end();
  }
}
