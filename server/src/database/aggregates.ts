import { type Aggregation, type Condition, searchedWords, type Where } from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf } from './columns.ts';
import { conditionSql, identifier, matching, monthSql, type Target } from './condition-sql.ts';

/** Returns SQL for the sum of a field and the number of values in it; zeros without a field. */
export function sumSql(number: SQL | undefined): SQL {
  if (number === undefined) return sql`0 AS sum, 0 AS numbers`;
  return sql`coalesce(sum(${number}), 0) AS sum, count(${number}) AS numbers`;
}

type Asked = Aggregation<string, string>;
type Conditions = Readonly<Record<string, Condition>>;

/**
 * Returns SQL that answers an aggregation from the trigger-maintained counts, as rows of `group`, `count`, `sum` and
 * `numbers`; undefined if these counts do not cover it. The migrations define what is counted.
 */
export function storedAggregateSql(
  target: Target,
  { where = {}, ...asked }: Asked,
  timeZone: string,
): SQL | undefined {
  if (searchedWords(where.text).length > 0) return undefined;
  const conditions = withoutText(where);
  if (target.collection === 'invoices') return invoiceCountsSql(target, conditions, asked);
  if (target.collection !== 'tickets') return undefined;
  return (
    ticketCountsSql(target, conditions, asked) ?? ticketDaysSql(target, conditions, asked, timeZone)
  );
}

function withoutText({ text: _, ...where }: Where<string>): Conditions {
  const given = Object.entries(where).filter(([, condition]) => condition !== undefined);
  return Object.fromEntries(given) as Conditions;
}

/** Reads counts by status and by whether a person is assigned. */
function ticketCountsSql(target: Target, where: Conditions, { groupBy, of }: Asked) {
  const matches = statusAndAssignee(target, where);
  if (!matches || of !== undefined) return undefined;
  const counted = sql`sum(count) AS count, ${sumSql(undefined)}`;
  return groupedSql(sql`portal.ticket_counts`, matches, counted, target, groupBy, ['status']);
}

/** Reads counts and amounts by vendor and status. */
function invoiceCountsSql(target: Target, where: Conditions, { groupBy, of }: Asked) {
  const kept = ['vendorUid', 'status'];
  if (Object.keys(where).some((field) => !kept.includes(field))) return undefined;
  if (of !== undefined && of !== 'amount') return undefined;
  const matches = Object.entries(where).map(([field, condition]) =>
    conditionSql(columnOf(target.collection, field), condition),
  );
  const all = sql.join([sql`hoa_id = ${target.hoaId}`, ...matches], sql` AND `);
  // Every invoice has an amount.
  const sums =
    of === undefined ? sumSql(undefined) : sql`sum(amount) AS sum, sum(count) AS numbers`;
  const counted = sql`sum(count) AS count, ${sums}`;
  return groupedSql(sql`portal.invoice_counts`, all, counted, target, groupBy, kept);
}

/** Adds up maintained counts: in total, or grouped by one of the columns that they are stored by. */
function groupedSql(
  table: SQL,
  matches: SQL,
  counted: SQL,
  target: Target,
  groupBy: Asked['groupBy'],
  kept: readonly string[],
): SQL | undefined {
  // Without groups there must be a row even if nothing was counted.
  if (groupBy === undefined) {
    return sql`SELECT '' AS "group", coalesce(count, 0) AS count, coalesce(sum, 0) AS sum, coalesce(numbers, 0) AS numbers
      FROM (SELECT ${counted} FROM ${table} WHERE ${matches}) AS kept`;
  }
  if (typeof groupBy !== 'string' || !kept.includes(groupBy)) return undefined;
  return sql`SELECT ${identifier(target, groupBy)} AS "group", ${counted} FROM ${table}
    WHERE ${matches} AND count > 0 GROUP BY 1 ORDER BY 1`;
}

/** The instants of tickets that are counted by day. */
const dated = ['createdAt', 'work.completedAt', 'dueDate'];

/**
 * Answers ranges of instants, in total or by month. Reads whole days from the counts and reads the tickets of the days
 * that a bound or the start of a month divides. Days are in UTC, as are instants.
 */
function ticketDaysSql(
  target: Target,
  where: Conditions,
  { groupBy, of }: Asked,
  timeZone: string,
): SQL | undefined {
  const [field, ...more] = dated.filter((each) => each in where);
  if (field === undefined || more.length > 0) return undefined;
  const { [field]: range, ...others } = where;
  const bounds = boundsOf(range);
  const matches = statusAndAssignee(target, others);
  if (!bounds || !matches) return undefined;
  if (groupBy !== undefined && !isMonthOf(groupBy, field)) return undefined;
  if (of !== undefined && of !== 'work.responseMinutes') return undefined;
  const { name } = columnOf(target.collection, field);
  const instant = sql.identifier(name);
  const isByMonth = groupBy !== undefined;
  const divided = [...bounds.divided, ...(isByMonth ? [hasTwoMonths(timeZone)] : [])];
  const storedSums = sql`sum(response_minutes) AS sum, sum(responses) AS numbers`;
  const readSums = sumSql(of === undefined ? undefined : identifier(target, of));
  return sql`WITH days AS MATERIALIZED (
      SELECT day, sum(count) AS count, ${of === undefined ? readSums : storedSums},
        ${divided.length > 0 ? sql.join(divided, sql` OR `) : sql`false`} AS is_divided
      FROM portal.ticket_days
      WHERE ${sql.join([matches, sql`dated = ${name}`, ...bounds.days], sql` AND `)} GROUP BY day
    )
    SELECT "group", coalesce(sum(count), 0) AS count, coalesce(sum(sum), 0) AS sum, coalesce(sum(numbers), 0) AS numbers
    FROM (
      SELECT ${isByMonth ? sql`left(day, 7)` : sql`''`} AS "group", count, sum, numbers FROM days WHERE NOT is_divided
      UNION ALL
      SELECT read.* FROM days, LATERAL (
        SELECT ${isByMonth ? monthSql(sql`${instant}`, timeZone) : sql`''`} AS "group", count(*) AS count, ${readSums}
        FROM portal.tickets
        WHERE ${matching(target, where)} AND ${instant} >= day AND ${instant} < day || '~' GROUP BY 1
      ) AS read WHERE is_divided
      ${isByMonth ? sql`` : sql`UNION ALL SELECT '', 0, 0, 0`}
    ) AS parts GROUP BY 1 ORDER BY 1`;
}

interface Bounds {
  /** Conditions on the days in the range. */
  readonly days: readonly SQL[];
  /** Conditions on the days that are only partly in the range. */
  readonly divided: readonly SQL[];
}

const dayPattern = /^\d{4}-\d{2}-\d{2}/;
const dayLength = 'YYYY-MM-DD'.length;

/** Returns the days of a range, either end of which may be open; undefined for other conditions. */
function boundsOf(condition: Condition | undefined): Bounds | undefined {
  if (typeof condition !== 'object' || !('from' in condition || 'before' in condition)) {
    return undefined;
  }
  const days: SQL[] = [];
  const divided: SQL[] = [];
  for (const [bound, operator] of [
    [condition.from, sql`>=`],
    [condition.before, sql`<=`],
  ] as const) {
    if (bound === undefined) continue;
    if (typeof bound !== 'string' || !dayPattern.test(bound)) return undefined;
    const day = bound.slice(0, dayLength);
    days.push(sql`day ${operator} ${day}`);
    // As a string, a day sorts before all of its instants.
    if (bound !== day || bound === condition.before) divided.push(sql`day = ${day}`);
  }
  return { days, divided };
}

function isMonthOf(groupBy: NonNullable<Asked['groupBy']>, field: string): boolean {
  return typeof groupBy === 'object' && groupBy.monthOf === field;
}

/** Returns SQL that is true if a UTC day is partly in another month in the time zone. */
function hasTwoMonths(timeZone: string): SQL {
  const isOther = (time: string) =>
    sql`${monthSql(sql`(day || ${time})`, timeZone)} <> left(day, 7)`;
  return sql`CASE WHEN right(day, 2) BETWEEN '02' AND '27' THEN false
    ELSE ${isOther('T00:00:00.000Z')} OR ${isOther('T23:59:59.999Z')} END`;
}

/** Returns the condition if it is only on the status and on whether a person is assigned; otherwise undefined. */
function statusAndAssignee({ collection, hoaId }: Target, where: Conditions): SQL | undefined {
  const { status, 'assignedTo.uid': assignee, ...others } = where;
  if (Object.keys(others).length > 0) return undefined;
  const conditions = [sql`hoa_id = ${hoaId}`];
  if (status !== undefined) conditions.push(conditionSql(columnOf(collection, 'status'), status));
  if (assignee !== undefined) {
    if (typeof assignee !== 'object' || !('isMissing' in assignee)) return undefined;
    conditions.push(sql`is_assigned = ${!assignee.isMissing}`);
  }
  return sql.join(conditions, sql` AND `);
}
