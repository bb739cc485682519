import type { Gateway, Input, Operation, Output } from '@hoa/api';
import { type Actor, dayOf, isCalendarDay, type Role } from '@hoa/domain';
import type { SampleRecords } from '../../samples.ts';

/** The data for calculating a figure. */
export interface Recorded {
  readonly data: SampleRecords;
  readonly actor: Actor;
  readonly now: Date;
}

/** A figure on a screen. `name` is its row in `docs/figures.md`. */
export interface Figure {
  readonly name: string;
  readonly roles: readonly Role[];
  /** Reads the figure as the screen does. */
  readonly shown: (gateway: Gateway) => Promise<unknown>;
  /** Calculates the same figure from the records. */
  readonly recomputed: (recorded: Recorded) => unknown;
}

const wholeList = { limit: 100 };

type List = {
  [N in Operation]: Output<N> extends { items: readonly unknown[]; total: number } ? N : never;
}[Operation];

/** Reads all items of a list, page by page. */
export async function everyItem<N extends List>(
  gateway: Gateway,
  name: N,
  input: Omit<Input<N>, 'limit' | 'offset'>,
): Promise<Output<N>['items'][number][]> {
  const items: Output<N>['items'][number][] = [];
  for (;;) {
    const page = await gateway.call(name, {
      ...input,
      ...wholeList,
      offset: items.length,
    } as Input<N>);
    items.push(...page.items);
    if (items.length >= page.total || page.items.length === 0) return items;
  }
}

/** Counts items by a key, such as the status. */
export function countBy<T>(items: readonly T[], keyOf: (item: T) => string) {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

export function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}

/** Returns true if an instant or day is in the month of `now`, or `monthsBefore` earlier, in the local time zone. */
export function isInMonth(instant: string | undefined, now: Date, monthsBefore = 0): boolean {
  if (instant === undefined) return false;
  const day = isCalendarDay(instant) ? instant : dayOf(instant);
  return day.startsWith(
    dayOf(new Date(now.getFullYear(), now.getMonth() - monthsBefore)).slice(0, 7),
  );
}
