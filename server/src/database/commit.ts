import type { ClientBase, QueryResult } from 'pg';

/**
 * Commits a transaction, then runs an optional statement. If a statement failed and its error was ignored, PostgreSQL
 * answers COMMIT with ROLLBACK instead of an error; this rejects in that case.
 */
export async function commit(client: ClientBase, afterwards?: string): Promise<void> {
  // Several statements return an array of results, which the types of pg do not cover.
  const results: unknown = await client.query(`COMMIT${afterwards ? `; ${afterwards}` : ''}`);
  const [{ command }] = (Array.isArray(results) ? results : [results]) as [QueryResult];
  if (command !== 'COMMIT') throw new Error('The transaction could not be committed.');
}
