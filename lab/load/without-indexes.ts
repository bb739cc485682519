import type { Client } from 'pg';

/**
 * Drops the portal's indexes that back no constraint, runs work, and creates them again, which makes inserting many
 * rows much faster.
 */
export async function withoutIndexes(owner: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE relnamespace = 'portal'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  await owner.query("SET maintenance_work_mem = '512MB'");
  for (const { name } of rows) await owner.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of rows) await owner.query(definition);
  await owner.query('RESET maintenance_work_mem');
}
