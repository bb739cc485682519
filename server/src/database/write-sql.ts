import { type CollectionName, collections } from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, tableOf } from './columns.ts';
import type { Target } from './condition-sql.ts';
import { recordColumns } from './query-sql.ts';

/** The amount to add to each counter. */
export type Steps = Readonly<Record<string, number | undefined>>;

/** A row in the shape that the statements take. */
export interface WriteRow {
  readonly id: string;
  /** The version that the write replaces. */
  readonly version?: number;
  readonly data?: object;
  /** By column: the initial values of counters, or the amounts to add. */
  readonly counters?: Steps;
}

/** The column prefix of the values before a write. */
export const formerPrefix = 'former_';

/** Inserts rows. Rows whose id exists already are not inserted and not returned. */
export function insertSql({ collection, hoaId }: Target, rows: readonly WriteRow[]): SQL {
  const counters = counterNames(collection);
  const names = sql.join(
    [sql`hoa_id`, sql`id`, sql`version`, sql`data`, ...counters.map(sql.identifier)],
    sql`, `,
  );
  const values = sql.join(
    [
      sql`${hoaId}::text, written.id, 1, written.data`,
      ...counters.map((name) => sql`coalesce(written.${sql.identifier(name)}, 0)`),
    ],
    sql`, `,
  );
  return sql`INSERT INTO ${table(collection)} AS kept (${names})
    SELECT ${values} FROM ${writtenRows(collection, rows)}
    ON CONFLICT (hoa_id, id) DO NOTHING RETURNING ${recordColumns(collection, 'kept')}`;
}

/**
 * Replaces rows that still have the version that was read, and increments their counters. Other rows are not returned.
 */
export function updateSql(target: Target, rows: readonly WriteRow[]): SQL {
  return changeSql(
    target,
    rows,
    [sql`version = kept.version + 1`, sql`data = written.data`],
    sql` AND kept.version = written.version`,
  );
}

/** Increments counters regardless of the version. */
export function incrementSql(target: Target, rows: readonly WriteRow[]): SQL {
  return changeSql(target, rows, [], sql``);
}

/** Deletes rows and returns them. */
export function removeSql({ collection, hoaId }: Target, ids: readonly string[]): SQL {
  return sql`DELETE FROM ${table(collection)} AS kept
    WHERE hoa_id = ${hoaId} AND id = ANY(${sql.param(ids)}::text[])
    RETURNING ${recordColumns(collection, 'kept')}`;
}

/**
 * Updates rows and returns their former and new values. Joins the table to itself, since RETURNING has no former values
 * before PostgreSQL 18.
 */
function changeSql(
  { collection, hoaId }: Target,
  rows: readonly WriteRow[],
  changes: readonly SQL[],
  condition: SQL,
): SQL {
  const counters = counterNames(collection).map(sql.identifier);
  const added = counters.map((name) => sql`${name} = kept.${name} + coalesce(written.${name}, 0)`);
  const former = ['version', 'data', ...counterNames(collection)].map(
    (name) => sql`former.${sql.identifier(name)} AS ${sql.identifier(`${formerPrefix}${name}`)}`,
  );
  return sql`UPDATE ${table(collection)} AS kept SET ${sql.join([...changes, ...added], sql`, `)}
    FROM ${writtenRows(collection, rows)}, ${table(collection)} AS former
    WHERE kept.hoa_id = ${hoaId} AND kept.id = written.id${condition}
      AND former.hoa_id = kept.hoa_id AND former.id = kept.id
    RETURNING ${recordColumns(collection, 'kept')}, ${sql.join(former, sql`, `)}`;
}

function writtenRows(collection: CollectionName, rows: readonly WriteRow[]): SQL {
  const json = JSON.stringify(
    rows.map(({ id, version, data, counters }) => ({ id, version, data, ...counters })),
  );
  const counters = counterNames(collection).map((name) => sql`, ${sql.identifier(name)} bigint`);
  return sql`jsonb_to_recordset(${json}::jsonb)
    AS written (id text, version integer, data jsonb${sql.join(counters)})`;
}

function counterNames(collection: CollectionName): string[] {
  return collections[collection].counters.map(columnName);
}

function table(collection: CollectionName): SQL {
  return sql`portal.${sql.identifier(tableOf(collection))}`;
}
