import type { Pool } from 'pg';

/**
 * Rejects if the server's role can bypass row-level security or change the audit; the message says which role to use.
 */
export async function refusePowerfulRole(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ name: string; power: string | null }>(powerSql);
  const [role] = rows;
  if (!role?.power) return;
  throw new Error(
    `The server must not run as ${role.name}, which ${role.power}. Use the role of DATABASE_URL that npm run migrate makes.`,
  );
}

// Checks the role that connected, not only the one that SET ROLE switched to.
const powerSql = `
  SELECT rolname AS name, CASE
    WHEN rolsuper THEN 'is a superuser'
    WHEN rolbypassrls THEN 'bypasses row-level security'
    WHEN rolcreaterole THEN 'can make roles'
    WHEN EXISTS (
      SELECT FROM pg_namespace
      WHERE nspname IN ('portal', 'audit', 'search') AND pg_has_role(pg_roles.oid, nspowner, 'MEMBER')
    ) OR EXISTS (
      SELECT FROM pg_class
      WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('portal', 'audit'))
        AND pg_has_role(pg_roles.oid, relowner, 'MEMBER')
    ) THEN 'owns the portal''s tables'
  END AS power
  FROM pg_roles WHERE rolname = session_user`;
