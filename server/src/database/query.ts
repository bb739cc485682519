import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, QueryResultRow } from 'pg';

const dialect = new PgDialect();

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

export function statementOf(template: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(template);
  return { text, values: params };
}

/**
 * Runs one statement. With a name it becomes a prepared statement of the connection; the text of that name must never
 * change.
 */
export async function query<Row extends QueryResultRow>(
  client: ClientBase,
  statement: Statement,
  name?: string,
): Promise<Row[]> {
  const { rows } = await client.query<Row>(name === undefined ? statement : { ...statement, name });
  return rows;
}
