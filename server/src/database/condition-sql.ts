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

/** The collection and association that a statement is about. */
export interface Target {
  readonly collection: CollectionName;
  readonly hoaId: string;
}

/**
 * The table or, for conditions that no index serves under a policy, the view for searches; see the migration that
 * makes it.
 */
export function sourceOf({ collection }: Target, where: Where<string>): SQL {
  const schema = sql.identifier(isSearch(where) ? 'search' : 'portal');
  return sql`${schema}.${sql.identifier(tableOf(collection))}`;
}

/** Whether no index serves a condition under a policy. */
export function isSearch(where: Where<string>): boolean {
  return (
    searchedWords(where.text).length > 0 ||
    Object.values(where).some((one) => typeof one === 'object' && 'hasAny' in one)
  );
}

/** That a record is the association's, and fulfils all conditions. */
export function matching(target: Target, { text, ...where }: Where<string>): SQL {
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
    const inText = sql`search LIKE portal.folded(${`%${escapeLike(word)}%`}::text)`;
    if (named.length === 0) return inText;
    return sql`(${inText} OR ${identifier(target, orNameOf)} = ANY(${listOf('text', named)}))`;
  });
  return isAny && found.length > 0 ? [sql`(${sql.join(found, sql` OR `)})`] : found;
}

/** That a column fulfils a condition. */
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

/** Turns 'none of these' into 'one of the others' where all values are known, since an index can find these. */
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

/** A value to compare with; a value of another type matches nothing. */
function bound(kind: ColumnKind, value: Scalar): SQL {
  return isOf(kind, value) ? sql`${value}` : sql`NULL`;
}

const arrayTypes: Record<ColumnKind, SQL> = {
  text: sql`text[]`,
  number: sql`bigint[]`,
  boolean: sql`boolean[]`,
  list: sql`text[]`,
};

/** Values as an array of a column's kind, without those of another type. */
export function listOf(kind: ColumnKind, values: readonly Scalar[]): SQL {
  const fitting = values.filter((value) => isOf(kind, value));
  return sql`${sql.param(fitting)}::${arrayTypes[kind]}`;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** The column of a field. */
export function identifier(target: Target, field: string): SQL {
  return sql`${sql.identifier(columnOf(target.collection, field).name)}`;
}

/** The month of an instant as `YYYY-MM`; a date without a time is the same day everywhere. */
export function monthSql(instant: SQL, timeZone: string): SQL {
  return sql`CASE
    WHEN ${instant} IS NULL THEN ''
    WHEN length(${instant}) = 10 THEN left(${instant}, 7)
    ELSE to_char(${instant}::timestamptz AT TIME ZONE ${timeZone}, 'YYYY-MM')
  END`;
}
