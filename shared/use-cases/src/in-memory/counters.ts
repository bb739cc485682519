import { valueAt } from '../ports/declare.ts';

/** The amount to add to each counter. */
export type Steps = Readonly<Record<string, number | undefined>>;

export function incremented<T extends object>(record: T, by: Steps): T {
  return Object.entries(by).reduce(
    (all, [field, step = 0]) => withValue(all, field, Number(valueAt(record, field) ?? 0) + step),
    record,
  );
}

/**
 * Returns the record with the counters of `before`, since only `increment` changes counters and the record may have
 * been read earlier.
 */
export function withCounters<T extends object>(
  record: T,
  before: object,
  counters: readonly string[],
): T {
  return counters.reduce((all, field) => withValue(all, field, valueAt(before, field)), record);
}

/** Returns a copy of the record with another value at a dotted path. */
function withValue<T extends object>(record: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [key]: value };
  const inner = Reflect.get(record, key) ?? {};
  return { ...record, [key]: withValue(inner, rest.join('.'), value) };
}
