import type { ClientBase } from 'pg';

/**
 * Rejects unless the database has no association and exactly these migrations. Nobody else can add an association until
 * the transaction ends.
 */
export async function refuseOtherDatabase(
  client: ClientBase,
  migrations: Awaited<ReturnType<typeof migrationsOf>>,
): Promise<void> {
  await client.query('LOCK TABLE portal.associations IN ACCESS EXCLUSIVE MODE');
  const { rows } = await client.query('SELECT FROM portal.associations LIMIT 1');
  if (rows.length > 0) throw new Error('Only an empty server takes it: it has an association.');
  if (JSON.stringify(await migrationsOf(client)) === JSON.stringify(migrations)) return;
  throw new Error('It was made by another version of the portal: use that version.');
}

/**
 * Removes sessions and sign-in links of this database, which may belong to people whose email address was another one
 * when the records were copied.
 */
export async function removeSignIns(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM identity.users');
  await client.query('DELETE FROM identity.verifications');
}

/** Returns the migrations of a database, each with its checksum. */
export async function migrationsOf(
  client: ClientBase,
): Promise<{ readonly name: string; readonly checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM public.migrations ORDER BY name',
  );
  return rows;
}
