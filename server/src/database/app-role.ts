import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';

/**
 * Makes the role that the server signs in with, by the name and password of its address: it may do what
 * `portal_app` may, which is granted in the migrations, and nothing else.
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

/** Revokes temporary tables; repeat after copying a database, since the grant is not copied. */
export async function refuseTemporaryTables(client: ClientBase, database?: string): Promise<void> {
  const { rows } = await client.query('SELECT coalesce($1, current_database()) AS name', [
    database,
  ]);
  await client.query(`REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(rows[0].name)} FROM PUBLIC`);
}
