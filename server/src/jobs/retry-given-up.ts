import { Client } from 'pg';
import { jobSchema, workChannel, workQueue } from './add-work.ts';

// Links and codes of sign-ins have expired by then.
const retrySql = `UPDATE ${jobSchema}.job
  SET state = 'created', retry_count = 0, started_on = NULL, start_after = now(), completed_on = NULL,
    keep_until = now() + interval '14 days', output = NULL
  WHERE name = $1 AND state = 'failed' AND data ->> 'kind' IN ('job', 'mail')`;

/**
 * Queues again the work that was given up within the last week, for when what made it fail is mended; answers how much
 * that is. A mail whose address was refused for good is not among it.
 * @param ownerUrl The address of the database for the role that owns the schema.
 */
export async function retryGivenUp(ownerUrl: string): Promise<number> {
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the query that waits for it.
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
