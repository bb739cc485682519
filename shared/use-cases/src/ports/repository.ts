import type { TextSearch } from './text-search.ts';

/** What an indexed field can be compared with. */
export type Scalar = string | number | boolean;

/** A condition on one field. Texts compare by code unit, as UTC instants of one format sort in time. */
export type Condition =
  | Scalar
  /** One of these. */
  | { readonly in: readonly Scalar[] }
  /** None of these. */
  | { readonly notIn: readonly Scalar[] }
  /** At or after `from`, and before `before`; either may be left out. */
  | { readonly from?: Scalar | undefined; readonly before?: Scalar | undefined }
  /** A list that has at least one of these. */
  | { readonly hasAny: readonly string[] }
  /** Whether there is no value. */
  | { readonly isMissing: boolean };

/** Every condition must hold. An undefined one is ignored. */
export type Where<Field extends string> = { readonly [F in Field]?: Condition | undefined } & {
  /** Words that the collection's text fields contain. */
  readonly text?: TextSearch | undefined;
};

export type Order<Field extends string> = readonly [field: Field, direction: 'asc' | 'desc'];

export interface Query<Field extends string> {
  readonly where?: Where<Field> | undefined;
  /** Equal ones are ordered by id, so that pages never overlap. */
  readonly orderBy?: readonly Order<Field>[] | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** `limit` and `offset` count within each value of this field: a page for each column of a board. */
  readonly per?: Field | undefined;
}

/** Counts, and sums and averages one number field, over all that matches or by group. */
export interface Aggregation<Field extends string, NumberField extends string> {
  readonly where?: Where<Field> | undefined;
  /**
   * A field, or the month (`YYYY-MM` in the association's time zone) of an instant. By a list, a
   * record counts in the group of each of its values.
   */
  readonly groupBy?: Field | { readonly monthOf: Field } | undefined;
  /** The number to sum and average. */
  readonly of?: NumberField | undefined;
}

export interface AggregateRow {
  /** The group's value; empty without grouping, and for records that have none. */
  readonly group: string;
  readonly count: number;
  readonly sum: number;
  /** null when there is nothing to average. */
  readonly average: number | null;
}

/** A record as it is kept. `version` rises with every change. */
export type Kept<T> = T & { readonly version: number };

/** Some of the records that match, and how many there are in all. */
export interface Page<T> {
  readonly items: readonly Kept<T>[];
  readonly total: number;
}

/**
 * One collection of one association, as a use case sees it: with its own writes, without the unfinished
 * writes of others. Only declared fields can be asked for. Each method is one statement.
 */
export interface Repository<
  T extends { id: string },
  Field extends string = string,
  NumberField extends string = string,
  Counter extends string = string,
> {
  get(id: string): Promise<Kept<T> | undefined>;
  /** Those that exist, in no particular order. */
  getMany(ids: readonly string[]): Promise<Kept<T>[]>;
  find(query: Query<Field>): Promise<Kept<T>[]>;
  count(where: Where<Field>): Promise<number>;
  /** How many match each of several conditions, in their order. */
  countEach(wheres: readonly Where<Field>[]): Promise<number[]>;
  /** What `find` answers, and how many match in all; an adapter may take two statements for it. */
  page(query: Omit<Query<Field>, 'per'>): Promise<Page<T>>;
  aggregate(aggregation: Aggregation<Field, NumberField>): Promise<AggregateRow[]>;
  /**
   * Adds a record without a version, or replaces the one that was read. Answers it as kept; the unit of work
   * is refused as `conflict` when somebody else changed or added it in the meantime.
   */
  put(record: T & { readonly version?: number }): Kept<T>;
  /** Adds to counters of a record; what others add at the same time is not lost. */
  increment(id: string, by: { readonly [F in Counter]?: number }): void;
  remove(id: string): void;
}
