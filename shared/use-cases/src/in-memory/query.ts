import { foldedText } from '@hoa/domain';
import { valueAt } from '../ports/declare.ts';
import type {
  AggregateRow,
  Aggregation,
  Condition,
  Distinct,
  Query,
  ValuePage,
  Where,
} from '../ports/repository.ts';
import { type SearchedWord, searchedWords, type TextSearch } from '../ports/text-search.ts';
import {
  compare,
  compareValues,
  type FieldValue,
  fieldReader,
  isScalar,
  sortedBy,
} from './order.ts';
import { pauses } from './pauses.ts';
import type { RecordSet } from './record-set.ts';

/** The properties of a collection that queries need. */
export interface Evaluated {
  /** The fields of a text search. */
  readonly text: readonly string[];
  /** IANA name of the time zone in which months begin. */
  readonly timeZone: string;
}

/** Filtering a known order is faster than sorting, unless fewer than one record in this many matches. */
const oneIn = 16;

/** Returns the page of matching records, in the query's order. */
export async function find<T extends { id: string }>(
  records: RecordSet<T>,
  { where = {}, orderBy = [], limit = Number.POSITIVE_INFINITY, offset = 0, per }: Query<string>,
  collection: Evaluated,
): Promise<T[]> {
  const matches = matcher(where, collection.text);
  const candidates = candidatesFor(records, where);
  const isFew = candidates && candidates.length * oneIn < records.byId.size;
  const ordered = await (isFew
    ? sortedBy(candidates.filter(matches), orderBy, records.orders)
    : records.ordered(orderBy));
  const groupOf = per === undefined ? undefined : fieldReader(per);
  const passed = new Map<FieldValue, number>();
  const found: T[] = [];
  const pause = pauses();
  for (const record of ordered) {
    if (groupOf === undefined && found.length >= limit) break;
    const paused = pause();
    if (paused) await paused;
    if (!isFew && !matches(record)) continue;
    const group = groupOf?.(record);
    const before = passed.get(group) ?? 0;
    passed.set(group, before + 1);
    if (before >= offset && before < offset + limit) found.push(record);
  }
  return found;
}

export async function count<T extends { id: string }>(
  records: RecordSet<T>,
  where: Where<string>,
  collection: Evaluated,
): Promise<number> {
  let matched = 0;
  await forMatching(records, where, collection, () => {
    matched += 1;
  });
  return matched;
}

/** Counts, sums and averages by group; groups are sorted by value. */
export async function aggregate<T extends { id: string }>(
  records: RecordSet<T>,
  { where = {}, groupBy, of }: Aggregation<string, string>,
  collection: Evaluated,
): Promise<AggregateRow[]> {
  const groups = new Map<string, { count: number; sum: number; numbers: number }>();
  if (groupBy === undefined) groups.set('', { count: 0, sum: 0, numbers: 0 });
  const groupsOf = grouping(groupBy, collection.timeZone);
  const read = of === undefined ? undefined : fieldReader(of);
  await forMatching(records, where, collection, (record) => {
    const number = read?.(record);
    for (const key of groupsOf(record)) {
      const group = groups.get(key) ?? { count: 0, sum: 0, numbers: 0 };
      groups.set(key, group);
      group.count += 1;
      if (typeof number !== 'number') continue;
      group.sum += number;
      group.numbers += 1;
    }
  });
  return [...groups]
    .sort(([one], [other]) => compare(one, other))
    .map(([group, { count, sum, numbers }]) => ({
      group,
      count,
      sum,
      average: numbers > 0 ? sum / numbers : null,
    }));
}

/** Returns a page of the values of a field, sorted by the first value of another field beside each. */
export async function distinct<T extends { id: string }>(
  records: RecordSet<T>,
  { field, where = {}, orderBy, limit = Number.POSITIVE_INFINITY, offset = 0 }: Distinct<string>,
  collection: Evaluated,
): Promise<ValuePage> {
  const [read, readOrder] = [fieldReader(field), fieldReader(orderBy)];
  const order = records.orders[orderBy];
  const firsts = new Map<string, FieldValue>();
  await forMatching(records, where, collection, (record) => {
    const value = read(record);
    if (typeof value !== 'string') return;
    const by = readOrder(record);
    const known = firsts.get(value);
    if (!firsts.has(value) || compareValues(by, known, order) < 0) firsts.set(value, by);
  });
  const sorted = [...firsts]
    .sort(([one, a], [other, b]) => compareValues(a, b, order) || compare(one, other))
    .map(([value]) => value);
  return { items: sorted.slice(offset, offset + limit), total: sorted.length };
}

async function forMatching<T extends { id: string }>(
  records: RecordSet<T>,
  where: Where<string>,
  { text }: Evaluated,
  take: (record: T) => void,
): Promise<void> {
  const matches = matcher(where, text);
  const pause = pauses();
  for (const record of candidatesFor(records, where) ?? records.byId.values()) {
    const paused = pause();
    if (paused) await paused;
    if (matches(record)) take(record);
  }
}

/** Returns the smallest set of records that an equality condition allows; undefined without one. */
function candidatesFor<T extends { id: string }>(
  records: RecordSet<T>,
  { text: _, ...where }: Where<string>,
): readonly T[] | undefined {
  let fewest: readonly T[] | undefined;
  for (const [field, condition] of Object.entries(where)) {
    if (condition === undefined || typeof condition === 'object') continue;
    const found = records.having(field, condition);
    if (!fewest || found.length < fewest.length) fewest = found;
  }
  return fewest;
}

/** Returns a function that checks if a record meets all conditions. */
function matcher(
  { text, ...where }: Where<string>,
  textFields: readonly string[],
): (record: object) => boolean {
  const conditions = Object.entries(where).flatMap(([field, condition]) =>
    condition === undefined
      ? []
      : [[fieldReader(field), conditionTest(condition as Condition)] as const],
  );
  const isFound = finder(text, textFields);
  return (record) =>
    conditions.every(([read, fulfils]) => fulfils(read(record))) && isFound(record);
}

/** Returns a function that checks if a search matches a record. */
function finder(
  text: TextSearch | undefined,
  textFields: readonly string[],
): (record: object) => boolean {
  const words = searchedWords(text);
  if (words.length === 0) return () => true;
  const { isAny, orNameOf = '' } = typeof text === 'object' ? text : {};
  return (record) => {
    const inText = searchedText(record, textFields);
    const isIn = ({ word, named }: SearchedWord) =>
      inText.includes(word) || named?.includes(valueAt(record, orNameOf) as string);
    return isAny ? words.some(isIn) : words.every(isIn);
  };
}

/** Returns a function that checks if a value meets a condition; converts a long list to a set once. */
function conditionTest(condition: Condition): (value: FieldValue) => boolean {
  if (typeof condition !== 'object') return (value) => value === condition;
  if ('in' in condition) {
    const all = new Set(condition.in);
    return (value) => isScalar(value) && all.has(value);
  }
  if ('notIn' in condition) {
    const none = new Set(condition.notIn);
    return (value) => !isScalar(value) || !none.has(value);
  }
  if ('isMissing' in condition) return (value) => (value === undefined) === condition.isMissing;
  if ('hasAny' in condition) {
    const { hasAny, orMissing = false } = condition;
    return (value) =>
      Array.isArray(value)
        ? hasAny.some((one) => value.includes(one))
        : orMissing && value === undefined;
  }
  const { from, before, orMissing = false } = condition;
  return (value) =>
    isScalar(value)
      ? (from === undefined || compare(value, from) >= 0) &&
        (before === undefined || compare(value, before) < 0)
      : orMissing && value === undefined;
}

const searchedTexts = new WeakMap<object, { fields: readonly string[]; text: string }>();

/** Returns the folded text fields of a record, one per line, because search words contain no line breaks. */
function searchedText(record: object, fields: readonly string[]): string {
  const known = searchedTexts.get(record);
  if (known?.fields === fields) return known.text;
  const text = fields
    .map((field) => foldedText(String(fieldReader(field)(record) ?? '')))
    .join('\n');
  searchedTexts.set(record, { fields, text });
  return text;
}

/** Returns a function that returns a record's groups, several if the field is a list. */
function grouping(
  groupBy: Aggregation<string, string>['groupBy'],
  timeZone: string,
): (record: object) => readonly string[] {
  if (groupBy === undefined) return () => [''];
  if (typeof groupBy === 'string') {
    const read = fieldReader(groupBy);
    return (record) => {
      const value = read(record) ?? '';
      return typeof value === 'object' ? value : [String(value)];
    };
  }
  const read = fieldReader(groupBy.monthOf);
  return (record) => {
    const instant = read(record);
    return [typeof instant === 'string' ? monthIn(timeZone, instant) : ''];
  };
}

const months = new Map<string, Intl.DateTimeFormat>();

/** Returns the month of an instant as `YYYY-MM`; a date without a time is the same day in every time zone. */
function monthIn(timeZone: string, instant: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(instant)) return instant.slice(0, 7);
  const format =
    months.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  months.set(timeZone, format);
  return format.format(new Date(instant)).slice(0, 7);
}
