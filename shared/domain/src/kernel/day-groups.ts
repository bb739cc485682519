export interface Day {
  /** Its first moment in the reader's time zone, as an ISO instant. */
  readonly start: string;
  readonly relation: 'today' | 'yesterday' | 'other';
}

export interface DayRow<T> {
  readonly item: T;
  /** The day that begins with this item. */
  readonly newDay: Day | undefined;
}

/**
 * Items, already in order, as rows under the reader's days: Today, Yesterday, or a date. An item without a valid
 * date is left out.
 */
export function rowsByDay<T>(
  items: readonly T[],
  dateOf: (item: T) => string,
  now: Date,
): DayRow<T>[] {
  const today = localMidnight(now);
  const yesterday = new Date(today);
  yesterday.setDate(yesterday.getDate() - 1);
  const rows = new Map<number, DayRow<T>[]>();
  for (const item of items) {
    const start = localMidnight(new Date(dateOf(item)));
    const key = start.getTime();
    if (Number.isNaN(key)) continue;
    const ofDay = rows.get(key);
    if (ofDay) {
      ofDay.push({ item, newDay: undefined });
      continue;
    }
    const isToday = key === today.getTime();
    const isYesterday = key === yesterday.getTime();
    const relation = isToday ? 'today' : isYesterday ? 'yesterday' : 'other';
    rows.set(key, [{ item, newDay: { start: start.toISOString(), relation } }]);
  }
  return [...rows.values()].flat();
}

function localMidnight(date: Date): Date {
  const start = new Date(date);
  start.setHours(0, 0, 0, 0);
  return start;
}
