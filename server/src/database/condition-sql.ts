import {
  type CollectionName,
  type Condition,
  type Scalar,
  searchedWords,
  type TextSearch,
  type Where,
} from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import { type Column, type ColumnKind, columnOf, tableOf } from './columns.ts';

/** The collection and the association that a statement reads or writes. */
export interface Target {
  readonly collection: CollectionName;
  readonly hoaId: string;
}

/**
 * Returns the table, or the search view for conditions that cannot use an index under row-level security; see the
 * migration that creates the view.
 */
export function tableSql({ collection }: Target, where: Where<string>): SQL {
  const schema = sql.identifier(isSearch(where) ? 'search' : 'portal');
  return sql`${schema}.${sql.identifier(tableOf(collection))}`;
}

/**
 * True if row-level security keeps PostgreSQL from using an index for the condition: a text search, or any of several
 * list items.
 */
export function isSearch(where: Where<string>): boolean {
  return (
    searchedWords(where.text).length > 0 ||
    Object.values(where).some((one) => typeof one === 'object' && 'hasAny' in one)
  );
}

/** Returns SQL that matches the association's records that meet all conditions. */
export function matching(target: Target, { text, ...where }: Where<string>): SQL {
  const conditions = Object.entries(where).flatMap(([field, condition]) =>
    condition === undefined
      ? []
      : [conditionSql(columnOf(target.collection, field), condition as Condition)],
  );
  const all = [sql`hoa_id = ${target.hoaId}`, ...conditions, ...searchSql(target, text)];
  return sql.join(all, sql` AND `);
}

/** Returns a condition for each word: the row's text contains it, or the row belongs to a person whose name does. */
function searchSql(target: Target, text: TextSearch | undefined): SQL[] {
  const { isAny = false, orNameOf = '' } = typeof text === 'object' ? text : {};
  const found = searchedWords(text).map(({ word, named = [] }) => {
    const inText = sql`search LIKE portal.folded(${`%${escapeLike(word)}%`}::text)`;
    if (named.length === 0) return inText;
    return sql`(${inText} OR ${identifier(target, orNameOf)} = ANY(${listOf('text', named)}))`;
  });
  return isAny && found.length > 0 ? [sql`(${sql.join(found, sql` OR `)})`] : found;
}

/** Returns SQL that tests a column against a condition. */
export function conditionSql(described: Column, condition: Condition): SQL {
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
    if (kind !== 'list') return sql`false`;
    const overlaps = sql`${column} && ${listOf('text', condition.hasAny)}`;
    return condition.orMissing ? sql`(${column} IS NULL OR ${overlaps})` : overlaps;
  }
  const { from, before, orMissing } = condition;
  const bounds = [
    ...(from === undefined ? [] : [sql`${column} >= ${bound(kind, from)}`]),
    ...(before === undefined ? [] : [sql`${column} < ${bound(kind, before)}`]),
  ];
  // A range without bounds still excludes rows without a value.
  const within = sql.join(bounds.length > 0 ? bounds : [sql`${column} IS NOT NULL`], sql` AND `);
  return orMissing ? sql`(${column} IS NULL OR ${within})` : within;
}

/**
 * Excludes values. If all values of the column are known, this selects the remaining ones instead, since an index can
 * find those.
 */
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

/** Checks that a value has the type of the column. */
function isOf(kind: ColumnKind, value: Scalar): boolean {
  return typeof value === (kind === 'text' ? 'string' : kind);
}

/** Returns a value to compare with; NULL, which matches nothing, for a value of another type. */
function bound(kind: ColumnKind, value: Scalar): SQL {
  return isOf(kind, value) ? sql`${value}` : sql`NULL`;
}

const arrayTypes: Record<ColumnKind, SQL> = {
  text: sql`text[]`,
  number: sql`bigint[]`,
  boolean: sql`boolean[]`,
  list: sql`text[]`,
};

/** Returns the values as an array of the column's type, without values of other types. */
export function listOf(kind: ColumnKind, values: readonly Scalar[]): SQL {
  const fitting = values.filter((value) => isOf(kind, value));
  return sql`${sql.param(fitting)}::${arrayTypes[kind]}`;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

export function identifier(target: Target, field: string): SQL {
  return sql`${sql.identifier(columnOf(target.collection, field).name)}`;
}

/** Returns the month of an instant as `YYYY-MM` in the time zone. A date without a time keeps its month. */
export function monthSql(instant: SQL, timeZone: string): SQL {
  return sql`CASE
    WHEN ${instant} IS NULL THEN ''
    WHEN length(${instant}) = 10 THEN left(${instant}, 7)
    ELSE to_char(${instant}::timestamptz AT TIME ZONE ${timeZone}, 'YYYY-MM')
  END`;
}
