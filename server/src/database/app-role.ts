import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';

/**
 * Creates or updates the role that the server connects as, with the user name and password of `appUrl`. The role only
 * gets the rights of `portal_app`, which the migrations grant.
 */
export async function createAppRole(client: ClientBase, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl);
  const name = escapeIdentifier(decodeURIComponent(username));
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [
    decodeURIComponent(username),
  ]);
  const secret = password ? ` PASSWORD ${escapeLiteral(decodeURIComponent(password))}` : '';
  if (known.rowCount === 0) await client.query(`CREATE ROLE ${name} LOGIN${secret}`);
  else if (secret) await client.query(`ALTER ROLE ${name}${secret}`);
  await client.query(`GRANT portal_app TO ${name}`);
  await refuseTemporaryTables(client);
}

/** Revokes the right to create temporary tables. Repeat it for a copy of a database, which does not keep grants. */
export async function refuseTemporaryTables(client: ClientBase, database?: string): Promise<void> {
  const { rows } = await client.query('SELECT coalesce($1, current_database()) AS name', [
    database,
  ]);
  await client.query(`REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(rows[0].name)} FROM PUBLIC`);
}
