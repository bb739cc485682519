import {
  type Aggregation,
  type CollectionName,
  type Condition,
  collections,
  type Distinct,
  type Order,
  type Query,
  type Scalar,
  searchedWords,
  type Where,
} from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import { type Column, columnOf, tableOf } from './columns.ts';
import {
  identifier,
  isSearch,
  matching,
  monthSql,
  type Target,
  tableSql,
} from './condition-sql.ts';

/** Selects the records that match a query. */
export function findSql(target: Target, query: Query<string>): SQL {
  const { where = {}, orderBy = [], limit, offset, per } = query;
  // A text search runs once for all groups; its result is then divided.
  const groups =
    per === undefined || isSearch(where) ? undefined : wantedGroups(target, where, per);
  if (groups) return findInGroups(target, query, groups);
  const source = sql`FROM ${tableSql(target, where)} WHERE ${matching(target, where)}`;
  const order = orderSql(
    target,
    orderBy.filter(([field]) => !isFixed(where, field)),
  );
  const page = sql`${limitSql(limit)}${offset ? sql` OFFSET ${offset}` : sql``}`;
  const columns = recordColumns(target.collection);
  if (per === undefined) return sql`SELECT ${columns} ${source} ORDER BY ${order}${page}`;
  const group = sql.identifier(columnOf(target.collection, per).name);
  const first = offset ?? 0;
  const last = limit === undefined ? sql`` : sql` AND place <= ${first + limit}`;
  return sql`SELECT ${columns} FROM (
    SELECT *, row_number() OVER (PARTITION BY ${group} ORDER BY ${order}) AS place ${source}
  ) AS placed WHERE place > ${first}${last} ORDER BY ${order}`;
}

/**
 * Returns a text search's page and total in one statement: columns of the records, all null if the page is empty, and
 * `total`. Undefined for a query without a text search.
 */
export function searchedPageSql(target: Target, query: Query<string>): SQL | undefined {
  const { where = {}, orderBy = [], limit, offset } = query;
  if (searchedWords(where.text).length === 0) return undefined;
  const { collection, hoaId } = target;
  const order = orderSql(target, orderBy);
  const sorted = orderBy.flatMap(([field]) => orderColumn(columnOf(collection, field)) ?? []);
  const names = [...new Set(['id', ...sorted])].map((name) => sql.identifier(name));
  const page = sql`${limitSql(limit)}${offset ? sql` OFFSET ${offset}` : sql``}`;
  // The search runs once; its intermediate rows contain only the columns of the sort order.
  return sql`WITH found AS MATERIALIZED (
      SELECT ${sql.join(names, sql`, `)} FROM ${tableSql(target, where)} WHERE ${matching(target, where)}
    )
    SELECT ${recordColumns(collection, 'kept')}, total
    FROM (SELECT count(*) AS total FROM found) AS counted
    LEFT JOIN (SELECT id AS found_id FROM found ORDER BY ${order}${page}) AS page ON true
    LEFT JOIN portal.${sql.identifier(tableOf(collection))} AS kept
      ON kept.hoa_id = ${hoaId} AND kept.id = page.found_id
    ORDER BY ${order}`;
}

export function countSql(target: Target, where: Where<string>): SQL {
  return sql`SELECT count(*) AS count FROM ${tableSql(target, where)} WHERE ${matching(target, where)}`;
}

/** Counts several conditions in one row, with the columns `count_0`, `count_1` and so on. */
export function countEachSql(target: Target, wheres: readonly Where<string>[]): SQL {
  const counts = wheres.map(
    (where, place) => sql`(${countSql(target, where)}) AS ${sql.identifier(`count_${place}`)}`,
  );
  return sql`SELECT ${sql.join(counts, sql`, `)}`;
}

/**
 * Returns a row for each group, or one for all, with `group`, `count`, `sum` and `numbers`, the number of values in the
 * sum.
 */
export function aggregateSql(
  target: Target,
  aggregation: Aggregation<string, string>,
  timeZone: string,
): SQL {
  const { where = {}, groupBy, of } = aggregation;
  const values = sql`count(*) AS count, ${sumSql(of === undefined ? undefined : identifier(target, of))}`;
  const source = tableSql(target, where);
  const matches = matching(target, where);
  if (groupBy === undefined) {
    return sql`SELECT '' AS "group", ${values} FROM ${source} WHERE ${matches}`;
  }
  const { lateral, group } = groupSql(target, groupBy, timeZone);
  return sql`SELECT (${group}) COLLATE "C" AS "group", ${values} FROM ${source}${lateral}
    WHERE ${matches} GROUP BY 1 ORDER BY 1`;
}

/** Returns one row with `items`, a page of the values of a field, and their `total`. */
export function distinctSql(
  target: Target,
  { field, where = {}, orderBy, limit, offset }: Distinct<string>,
): SQL {
  const value = identifier(target, field);
  const order = orderValue(columnOf(target.collection, orderBy)) ?? value;
  const page = sql`${limitSql(limit)}${offset ? sql` OFFSET ${offset}` : sql``}`;
  return sql`WITH found AS MATERIALIZED (
      SELECT ${value} AS value, min(${order}) AS first FROM ${tableSql(target, where)}
      WHERE ${matching(target, where)} AND ${value} IS NOT NULL GROUP BY 1
    )
    SELECT ARRAY(SELECT value FROM found ORDER BY first, value COLLATE "C"${page}) AS items,
      (SELECT count(*) FROM found) AS total`;
}

/** Returns SQL for the sum of a field and the number of values in it; zeros without a field. */
function sumSql(number: SQL | undefined): SQL {
  if (number === undefined) return sql`0 AS sum, 0 AS numbers`;
  return sql`coalesce(sum(${number}), 0) AS sum, count(${number}) AS numbers`;
}

/** Returns the columns that `recordOf` needs: id, version, JSON and counters. */
export function recordColumns(collection: CollectionName, table?: string): SQL {
  const from = table === undefined ? sql`` : sql`${sql.identifier(table)}.`;
  const { counters } = collections[collection];
  const names = [
    'id',
    'version',
    'data',
    ...counters.map((field) => columnOf(collection, field).name),
  ];
  return sql.join(
    names.map((name) => sql`${from}${sql.identifier(name)}`),
    sql`, `,
  );
}

/** Orders by each field, then by id. */
function orderSql(target: Target, orderBy: readonly Order<string>[]): SQL {
  const fields = orderBy.flatMap(([field, direction]) => {
    const value = orderValue(columnOf(target.collection, field));
    return value ? [direction === 'asc' ? value : sql`${value} DESC`] : [];
  });
  return sql.join([...fields, sql`id`], sql`, `);
}

/** True if the condition allows only one value of the field, so that ordering by it has no effect. */
function isFixed(where: Where<string>, field: string): boolean {
  const condition: unknown = Reflect.get(where, field);
  return condition !== undefined && typeof condition !== 'object';
}

/** Returns the column to sort a field by; undefined for a list, which cannot be sorted by. */
function orderColumn({ name, kind, order }: Column): string | undefined {
  if (kind === 'list') return undefined;
  return typeof order === 'object' ? `${name}_rank` : name;
}

function orderValue(column: Column): SQL | undefined {
  const name = orderColumn(column);
  if (name === undefined) return undefined;
  const value = sql`${sql.identifier(name)}`;
  return column.order === 'words' ? sql`${value} COLLATE portal.words` : value;
}

function limitSql(limit: number | undefined): SQL {
  return limit === undefined ? sql`` : sql` LIMIT ${limit}`;
}

/**
 * Returns the groups of a page per group if the condition lists them, since each can then be read in order from an
 * index.
 */
function wantedGroups(target: Target, where: Where<string>, per: string): string[] | undefined {
  const wanted: unknown = Reflect.get(where, per);
  if (columnOf(target.collection, per).kind !== 'text') return undefined;
  if (typeof wanted === 'string') return [wanted];
  if (typeof wanted !== 'object' || wanted === null || !('in' in wanted)) return undefined;
  const groups = wanted.in as readonly Scalar[];
  return [...new Set(groups.filter((group) => typeof group === 'string'))];
}

function findInGroups(
  target: Target,
  { where = {}, orderBy = [], limit, offset, per = '' }: Query<string>,
  groups: readonly string[],
): SQL {
  const { [per]: _, ...others } = where as Record<string, Condition | undefined>;
  const order = orderSql(target, orderBy);
  const page = sql`${limitSql(limit)}${offset ? sql` OFFSET ${offset}` : sql``}`;
  return sql`SELECT ${recordColumns(target.collection, 'one')}
    FROM unnest(${sql.param(groups)}::text[]) AS wanted (value), LATERAL (
      SELECT * FROM ${tableSql(target, others)}
      WHERE ${matching(target, others)} AND ${identifier(target, per)} = wanted.value
      ORDER BY ${order}${page}
    ) AS one ORDER BY ${order}`;
}

function groupSql(
  target: Target,
  groupBy: NonNullable<Aggregation<string, string>['groupBy']>,
  timeZone: string,
): { lateral: SQL; group: SQL } {
  if (typeof groupBy !== 'string') {
    const { name } = columnOf(target.collection, groupBy.monthOf);
    return { lateral: sql``, group: monthSql(sql`${sql.identifier(name)}`, timeZone) };
  }
  const { name, kind, isRequired } = columnOf(target.collection, groupBy);
  const column = sql.identifier(name);
  if (kind === 'text' && isRequired) return { lateral: sql``, group: sql`${column}` };
  if (kind === 'list') {
    const lateral = sql`, LATERAL unnest(coalesce(${column}, ARRAY[''])) AS each (value)`;
    return { lateral, group: sql`each.value` };
  }
  return { lateral: sql``, group: sql`coalesce(${column}::text, '')` };
}
