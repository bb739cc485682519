import type { TextSearch } from './text-search.ts';

export type Scalar = string | number | boolean;

/** A condition on one field. Texts compare by code unit, so UTC instants in one format sort by time. */
export type Condition =
  | Scalar
  /** One of these. */
  | { readonly in: readonly Scalar[] }
  /** None of these. */
  | { readonly notIn: readonly Scalar[] }
  /** At or after `from`, and before `before`; either may be left out. With `orMissing` also without a value. */
  | {
      readonly from?: Scalar | undefined;
      readonly before?: Scalar | undefined;
      readonly orMissing?: true | undefined;
    }
  /** A list that has at least one of these; with `orMissing` also no list. */
  | { readonly hasAny: readonly string[]; readonly orMissing?: true | undefined }
  /** `true` matches records without a value, `false` those with one. */
  | { readonly isMissing: boolean };

/** Every condition must hold. An undefined one is ignored. */
export type Where<Field extends string> = { readonly [F in Field]?: Condition | undefined } & {
  /** Words that the collection's text fields contain. */
  readonly text?: TextSearch | undefined;
};

export type Order<Field extends string> = readonly [field: Field, direction: 'asc' | 'desc'];

export interface Query<Field extends string> {
  readonly where?: Where<Field> | undefined;
  /** Ties are sorted by id, so pages never overlap. */
  readonly orderBy?: readonly Order<Field>[] | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** Applies `limit` and `offset` within each value of this field, such as a page for each column of a board. */
  readonly per?: Field | undefined;
}

/** Counts the matching records and sums and averages one number field, in total or per group. */
export interface Aggregation<Field extends string, NumberField extends string> {
  readonly where?: Where<Field> | undefined;
  /**
   * A field, or the month (`YYYY-MM` in the association's time zone) of an instant. For a list field, a record counts
   * in the group of each of its values.
   */
  readonly groupBy?: Field | { readonly monthOf: Field } | undefined;
  /** The number to sum and average. */
  readonly of?: NumberField | undefined;
}

export interface AggregateRow {
  /** The group's value; empty without grouping and for records without a value. */
  readonly group: string;
  readonly count: number;
  readonly sum: number;
  /** null when there is nothing to average. */
  readonly average: number | null;
}

/** The values of a text field that matching records have, sorted by the first value of another field beside each. */
export interface Distinct<Field extends string> {
  readonly field: Field;
  readonly where?: Where<Field> | undefined;
  /** Ties are sorted by the value itself. */
  readonly orderBy: Field;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** A page of values, and the number of all. */
export interface ValuePage {
  readonly items: readonly string[];
  readonly total: number;
}

/** A record as stored. `version` increases with every change. */
export type Versioned<T> = T & { readonly version: number };

/** A page of the matching records, and their total number. */
export interface RecordPage<T> {
  readonly items: readonly Versioned<T>[];
  readonly total: number;
}

/**
 * One collection of one association. Reads include the unit of work's own writes, but not uncommitted writes of others.
 * Only declared fields can be queried. Each method is one statement.
 */
export interface Repository<
  T extends { id: string },
  Field extends string = string,
  NumberField extends string = string,
  Counter extends string = string,
> {
  get(id: string): Promise<Versioned<T> | undefined>;
  /** Returns the existing records, in any order. */
  getMany(ids: readonly string[]): Promise<Versioned<T>[]>;
  find(query: Query<Field>): Promise<Versioned<T>[]>;
  count(where: Where<Field>): Promise<number>;
  /** Returns the number of matches for each condition, in order. */
  countEach(wheres: readonly Where<Field>[]): Promise<number[]>;
  /** Like `find`, with the total number of matches; may take two statements. */
  page(query: Omit<Query<Field>, 'per'>): Promise<RecordPage<T>>;
  aggregate(aggregation: Aggregation<Field, NumberField>): Promise<AggregateRow[]>;
  /** Reads no records, so it is fast for lists of many. */
  distinct(query: Distinct<Field>): Promise<ValuePage>;
  /**
   * Adds a record that has no version, or replaces the one that was read. Returns the stored record. The unit of work
   * rejects with `conflict` if someone else changed or added the record in the meantime.
   */
  put(record: T & { readonly version?: number }): Versioned<T>;
  /** Adds to counters of a record; safe with concurrent increments. */
  increment(id: string, by: { readonly [F in Counter]?: number }): void;
  remove(id: string): void;
}
