import {
  type Aggregation,
  type CollectionName,
  type Condition,
  collections,
  type Order,
  type Query,
  type Scalar,
  searchedWords,
  type TextSearch,
  type Where,
} from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import { type Column, type ColumnKind, columnOf, tableOf } from './columns.ts';

/** The collection and association that a statement is about. */
export interface Target {
  readonly collection: CollectionName;
  readonly hoaId: string;
}

/** The records that a query asks for. */
export function findSql(target: Target, query: Query<string>): SQL {
  const { where = {}, orderBy = [], limit, offset, per } = query;
  // What a search finds is found once and then divided.
  const groups =
    per === undefined || isSearch(where) ? undefined : wantedGroups(target, where, per);
  if (groups) return findInGroups(target, query, groups);
  const bounds = rankBounds(target, where, orderBy);
  const source = sql`FROM ${sourceOf(target, where)} WHERE ${matching(target, where)}${bounds}`;
  const order = orderSql(
    target,
    orderBy.filter(([field]) => !isFixed(where, field)),
  );
  const page = sql`${limitSql(limit)}${offset ? sql` OFFSET ${offset}` : sql``}`;
  const columns = keptColumns(target.collection);
  if (per === undefined) return sql`SELECT ${columns} ${source} ORDER BY ${order}${page}`;
  const group = sql.identifier(columnOf(target.collection, per).name);
  const first = offset ?? 0;
  const last = limit === undefined ? sql`` : sql` AND place <= ${first + limit}`;
  return sql`SELECT ${columns} FROM (
    SELECT *, row_number() OVER (PARTITION BY ${group} ORDER BY ${order}) AS place ${source}
  ) AS placed WHERE place > ${first}${last} ORDER BY ${order}`;
}

/** The columns of a page of a search: those of its records, all null where it is empty, and `total`. */
export function searchedPageSql(target: Target, query: Query<string>): SQL | undefined {
  const { where = {}, orderBy = [], limit, offset } = query;
  if (searchedWords(where.text).length === 0) return undefined;
  const { collection, hoaId } = target;
  const order = orderSql(target, orderBy);
  const sorted = orderBy.flatMap(([field]) => orderColumn(columnOf(collection, field)) ?? []);
  const names = [...new Set(['id', ...sorted])].map((name) => sql.identifier(name));
  const page = sql`${limitSql(limit)}${offset ? sql` OFFSET ${offset}` : sql``}`;
  // What is found is found once; a row of it has only what it is ordered by.
  return sql`WITH found AS MATERIALIZED (
      SELECT ${sql.join(names, sql`, `)} FROM ${sourceOf(target, where)} WHERE ${matching(target, where)}
    )
    SELECT ${keptColumns(collection, 'kept')}, total
    FROM (SELECT count(*) AS total FROM found) AS counted
    LEFT JOIN (SELECT id AS found_id FROM found ORDER BY ${order}${page}) AS page ON true
    LEFT JOIN portal.${sql.identifier(tableOf(collection))} AS kept
      ON kept.hoa_id = ${hoaId} AND kept.id = page.found_id
    ORDER BY ${order}`;
}

/** How many records match. */
export function countSql(target: Target, where: Where<string>): SQL {
  const kept = keptCounts(target, where);
  if (kept) return sql`SELECT coalesce(sum(count), 0) AS count ${kept}`;
  return sql`SELECT count(*) AS count FROM ${sourceOf(target, where)} WHERE ${matching(target, where)}`;
}

/** A row for each group, or one for all: `group`, `count`, `sum`, and of how many values that is the sum. */
export function aggregateSql(
  target: Target,
  { where = {}, groupBy, of }: Aggregation<string, string>,
  timeZone: string,
): SQL {
  const kept = of === undefined && groupBy === 'status' ? keptCounts(target, where) : undefined;
  if (kept) {
    return sql`SELECT status AS "group", sum(count) AS count, ${noSum} ${kept} AND count > 0
      GROUP BY status ORDER BY status`;
  }
  const values = sql`count(*) AS count, ${of === undefined ? noSum : sumOf(identifier(target, of))}`;
  const source = sourceOf(target, where);
  const matches = matching(target, where);
  if (groupBy === undefined) {
    return sql`SELECT '' AS "group", ${values} FROM ${source} WHERE ${matches}`;
  }
  const { lateral, group } = groupSql(target, groupBy, timeZone);
  return sql`SELECT (${group}) COLLATE "C" AS "group", ${values} FROM ${source}${lateral}
    WHERE ${matches} GROUP BY 1 ORDER BY 1`;
}

const noSum = sql`0 AS sum, 0 AS numbers`;

function sumOf(number: SQL): SQL {
  return sql`coalesce(sum(${number}), 0) AS sum, count(${number}) AS numbers`;
}

/** The counts of tickets that the database keeps, where these answer a condition; see the migration that makes them. */
function keptCounts({ collection, hoaId }: Target, where: Where<string>): SQL | undefined {
  const { text, status, 'assignedTo.uid': assignee, ...others } = where;
  if (collection !== 'tickets' || searchedWords(text).length > 0) return undefined;
  if (Object.values(others).some((condition) => condition !== undefined)) return undefined;
  const conditions = [sql`hoa_id = ${hoaId}`];
  if (status !== undefined) conditions.push(conditionSql(columnOf(collection, 'status'), status));
  if (assignee !== undefined) {
    if (typeof assignee !== 'object' || !('isMissing' in assignee)) return undefined;
    conditions.push(sql`is_assigned = ${!assignee.isMissing}`);
  }
  return sql`FROM portal.ticket_counts WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** What a record is put together from: its id, version, JSON and counters. */
export function keptColumns(collection: CollectionName, table?: string): SQL {
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

/**
 * The table or, for conditions that no index serves under a policy, the view for searches; see the migration that
 * makes it.
 */
function sourceOf({ collection }: Target, where: Where<string>): SQL {
  const schema = sql.identifier(isSearch(where) ? 'search' : 'portal');
  return sql`${schema}.${sql.identifier(tableOf(collection))}`;
}

function isSearch(where: Where<string>): boolean {
  return (
    searchedWords(where.text).length > 0 ||
    Object.values(where).some((one) => typeof one === 'object' && 'hasAny' in one)
  );
}

function matching(target: Target, { text, ...where }: Where<string>): SQL {
  const conditions = Object.entries(where).flatMap(([field, condition]) =>
    condition === undefined
      ? []
      : [conditionSql(columnOf(target.collection, field), condition as Condition)],
  );
  const all = [sql`hoa_id = ${target.hoaId}`, ...conditions, ...searchSql(target, text)];
  return sql.join(all, sql` AND `);
}

/** The conditions of a search: a word is in the row's text, or the row belongs to a person with the word in their name. */
function searchSql(target: Target, text: TextSearch | undefined): SQL[] {
  const { isAny = false, orNameOf = '' } = typeof text === 'object' ? text : {};
  const found = searchedWords(text).map(({ word, named = [] }) => {
    const inText = sql`search LIKE ${`%${escapeLike(word)}%`}`;
    if (named.length === 0) return inText;
    return sql`(${inText} OR ${identifier(target, orNameOf)} = ANY(${listOf('text', named)}))`;
  });
  return isAny && found.length > 0 ? [sql`(${sql.join(found, sql` OR `)})`] : found;
}

function conditionSql(described: Column, condition: Condition): SQL {
  const { name, kind } = described;
  const column = sql.identifier(name);
  if (typeof condition !== 'object') {
    return isOf(kind, condition) ? sql`${column} = ${condition}` : sql`false`;
  }
  if ('in' in condition) {
    const [one, ...others] = condition.in;
    // PostgreSQL 15 and 16 do not use an index for lists on two of its columns; for single values they do.
    if (one !== undefined && others.length === 0) return conditionSql(described, one);
    return sql`${column} = ANY(${listOf(kind, condition.in)})`;
  }
  if ('notIn' in condition) return noneOf(described, condition.notIn);
  if ('isMissing' in condition) {
    return condition.isMissing ? sql`${column} IS NULL` : sql`${column} IS NOT NULL`;
  }
  if ('hasAny' in condition) {
    return kind === 'list' ? sql`${column} && ${listOf('text', condition.hasAny)}` : sql`false`;
  }
  const { from, before } = condition;
  const bounds = [
    ...(from === undefined ? [] : [sql`${column} >= ${bound(kind, from)}`]),
    ...(before === undefined ? [] : [sql`${column} < ${bound(kind, before)}`]),
  ];
  // Even without bounds only what has a value lies between them.
  return sql.join(bounds.length > 0 ? bounds : [sql`${column} IS NOT NULL`], sql` AND `);
}

/** Where all the values are known, the others are asked for, which an index can find. */
function noneOf({ name, kind, order, isRequired }: Column, unwanted: readonly Scalar[]): SQL {
  const column = sql.identifier(name);
  const condition =
    typeof order === 'object'
      ? sql`${column} = ANY(${listOf(
          kind,
          order.filter((value) => !unwanted.includes(value)),
        )})`
      : sql`${column} <> ALL(${listOf(kind, unwanted)})`;
  return isRequired ? condition : sql`(${column} IS NULL OR ${condition})`;
}

/** Whether a column can hold the value at all. */
function isOf(kind: ColumnKind, value: Scalar): boolean {
  return typeof value === (kind === 'text' ? 'string' : kind);
}

/** A value to compare with; nothing lies beside one of another type. */
function bound(kind: ColumnKind, value: Scalar): SQL {
  return isOf(kind, value) ? sql`${value}` : sql`NULL`;
}

const arrayTypes: Record<ColumnKind, SQL> = {
  text: sql`text[]`,
  number: sql`bigint[]`,
  boolean: sql`boolean[]`,
  list: sql`text[]`,
};

function listOf(kind: ColumnKind, values: readonly Scalar[]): SQL {
  const fitting = values.filter((value) => isOf(kind, value));
  return sql`${sql.param(fitting)}::${arrayTypes[kind]}`;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** By each field and, where those are equal, by id. */
function orderSql(target: Target, orderBy: readonly Order<string>[]): SQL {
  const fields = orderBy.flatMap(([field, direction]) => {
    const value = orderValue(columnOf(target.collection, field));
    return value ? [direction === 'asc' ? value : sql`${value} DESC`] : [];
  });
  return sql.join([...fields, sql`id`], sql`, `);
}

/** Whether all that match have one value in a field, so that there is nothing to order by it. */
function isFixed(where: Where<string>, field: string): boolean {
  const condition: unknown = Reflect.get(where, field);
  return condition !== undefined && typeof condition !== 'object';
}

/**
 * Where the first order is by the place in a list of values, and only some of them are wanted: from the first to the
 * last of those, so that an index in this order is entered where they begin.
 */
function rankBounds(
  { collection }: Target,
  where: Where<string>,
  [first]: readonly Order<string>[],
): SQL {
  const wanted: unknown = first && Reflect.get(where, first[0]);
  if (!first || typeof wanted !== 'object' || wanted === null || !('in' in wanted)) return sql``;
  const { name, order } = columnOf(collection, first[0]);
  if (typeof order !== 'object') return sql``;
  const values = wanted.in as readonly Scalar[];
  const ranks = values.map((value) => order.indexOf(String(value)) + 1).filter((rank) => rank > 0);
  if (ranks.length === 0) return sql``;
  const rank = sql.identifier(`${name}_rank`);
  return sql` AND ${rank} BETWEEN ${Math.min(...ranks)} AND ${Math.max(...ranks)}`;
}

/** The column that a field is ordered by; undefined for a list, which has no place in an order. */
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

function identifier(target: Target, field: string): SQL {
  return sql`${sql.identifier(columnOf(target.collection, field).name)}`;
}

/** The groups of a page for each, where the condition names them: each is then read in its order by an index. */
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
  return sql`SELECT ${keptColumns(target.collection, 'one')}
    FROM unnest(${sql.param(groups)}::text[]) AS wanted (value), LATERAL (
      SELECT * FROM ${sourceOf(target, others)}
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

/** The month of an instant as `YYYY-MM`; a date without a time is the same day everywhere. */
function monthSql(instant: SQL, timeZone: string): SQL {
  return sql`CASE
    WHEN ${instant} IS NULL THEN ''
    WHEN length(${instant}) = 10 THEN left(${instant}, 7)
    ELSE to_char(${instant}::timestamptz AT TIME ZONE ${timeZone}, 'YYYY-MM')
  END`;
}
