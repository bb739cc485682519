import { Client } from 'pg';
import { jobSchema, workChannel, workQueue } from './add-work.ts';

// Sign-in mails are excluded, since their links and codes have expired.
const retrySql = `UPDATE ${jobSchema}.job
  SET state = 'created', retry_count = 0, started_on = NULL, start_after = now(), completed_on = NULL,
    keep_until = now() + interval '14 days', output = NULL
  WHERE name = $1 AND state = 'failed' AND data ->> 'kind' IN ('job', 'mail')`;

/**
 * Queues the failed work of the last week again, for use after its cause was fixed; returns how much it is. Excludes
 * mails whose address was permanently refused.
 * @param ownerUrl The connection string of the role that owns the schema.
 */
export async function retryFailed(ownerUrl: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query(retrySql, [workQueue]);
    await client.query(`SELECT pg_notify($1, '')`, [workChannel]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
