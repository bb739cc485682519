import { type CollectionName, collections } from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, tableOf } from './columns.ts';
import type { Target } from './condition-sql.ts';
import { keptColumns } from './query-sql.ts';

/** What to add to each counter. */
export type Steps = Readonly<Record<string, number | undefined>>;

/** A row to write, in the form that the statements take. */
export interface WriteRow {
  readonly id: string;
  /** The version that was read. */
  readonly version?: number;
  readonly data?: object;
  /** By column: the counters' first values, or what to add to them. */
  readonly counters?: Steps;
}

/** The names of a written row's former values begin with this. */
export const formerPrefix = 'former_';

/** Adds rows; those whose id is taken are left out of the answer. */
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
    ON CONFLICT (hoa_id, id) DO NOTHING RETURNING ${keptColumns(collection, 'kept')}`;
}

/** Replaces rows of the version that was read, and adds to their counters; others are left out of the answer. */
export function updateSql(target: Target, rows: readonly WriteRow[]): SQL {
  return changeSql(
    target,
    rows,
    [sql`version = kept.version + 1`, sql`data = written.data`],
    sql` AND kept.version = written.version`,
  );
}

/** Adds to counters, of whatever version. */
export function incrementSql(target: Target, rows: readonly WriteRow[]): SQL {
  return changeSql(target, rows, [], sql``);
}

/** Removes rows and answers them. */
export function removeSql({ collection, hoaId }: Target, ids: readonly string[]): SQL {
  return sql`DELETE FROM ${table(collection)} AS kept
    WHERE hoa_id = ${hoaId} AND id = ANY(${sql.param(ids)}::text[])
    RETURNING ${keptColumns(collection, 'kept')}`;
}

/** Answers what rows were before beside what they are; joined to themselves, as RETURNING knows no former values before version 18. */
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
    RETURNING ${keptColumns(collection, 'kept')}, ${sql.join(former, sql`, `)}`;
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
