import type { Scalar } from './repository.ts';

type Text<K> = K extends string ? K : never;
type Inner<T> =
  NonNullable<T> extends infer V
    ? V extends readonly unknown[]
      ? never
      : V extends object
        ? V
        : never
    : never;

/** The fields of a record by dotted path, three levels deep. */
export type FieldOf<T> = {
  [K in Text<keyof T>]: K | (Inner<T[K]> extends never ? never : `${K}.${FieldIn<Inner<T[K]>>}`);
}[Text<keyof T>];

type FieldIn<T> = {
  [K in Text<keyof T>]: K | (Inner<T[K]> extends never ? never : `${K}.${Text<keyof Inner<T[K]>>}`);
}[Text<keyof T>];

/** The fields that queries may use. A database has an index or a column for each. */
export interface Declaration<
  T,
  Field extends FieldOf<T> = FieldOf<T>,
  NumberField extends FieldOf<T> = FieldOf<T>,
  Counter extends FieldOf<T> = FieldOf<T>,
> {
  /** Never set; carries the type of the record. */
  readonly record?: T;
  /** Fields for `where`, `orderBy` and `groupBy`. */
  readonly fields: readonly Field[];
  /** Fields that can be summed and averaged. */
  readonly numbers: readonly NumberField[];
  /** Fields that only `increment` changes after the record is created. */
  readonly counters: readonly Counter[];
  /** The fields of a text search. */
  readonly text: readonly FieldOf<T>[];
  /**
   * Fields that are not sorted by code unit. A list sorts by position in it; `words` ignores case and sorts numbers in
   * the text by value.
   */
  readonly orders: { readonly [F in Field]?: readonly string[] | 'words' };
}

/** Declares a collection of `T`; a path that the record does not have doesn't compile. */
export function declare<T>() {
  return <
    const F extends FieldOf<T>,
    const N extends FieldOf<T> = never,
    const K extends FieldOf<T> = never,
  >({
    fields,
    numbers = [],
    counters = [],
    text = [],
    orders = {},
  }: {
    fields: readonly F[];
    numbers?: readonly N[];
    counters?: readonly K[];
    text?: readonly FieldOf<T>[];
    orders?: { readonly [Ordered in F]?: readonly string[] | 'words' };
  }): Declaration<T, F, N, K> => ({ fields, numbers, counters, text, orders });
}

/** Returns the value at a dotted path, or undefined. */
export function valueAt(record: object, path: string): Scalar | readonly string[] | undefined {
  let value: unknown = record;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return (value ?? undefined) as Scalar | readonly string[] | undefined;
}
