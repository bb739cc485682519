import type { ClientBase, QueryResult } from 'pg';

/**
 * Ends a transaction, and runs a statement after it. PostgreSQL answers COMMIT with ROLLBACK, not with an error, when a
 * statement failed that nobody reported: this rejects.
 */
export async function commit(client: ClientBase, afterwards?: string): Promise<void> {
  // Several statements have several results, which the types of pg do not say.
  const results: unknown = await client.query(`COMMIT${afterwards ? `; ${afterwards}` : ''}`);
  const [{ command }] = (Array.isArray(results) ? results : [results]) as [QueryResult];
  if (command !== 'COMMIT') throw new Error('The transaction could not be committed.');
}
