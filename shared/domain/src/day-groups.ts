export interface DayGroup<T> {
  /** The first moment of the day in the reader's time zone, as an ISO instant. */
  day: string;
  relation: 'today' | 'yesterday' | 'other';
  items: T[];
}

/** Groups items, already in order, by the reader's day: Today, Yesterday, or a date. */
export function groupByDay<T>(
  items: readonly T[],
  dateOf: (item: T) => string,
  now: Date,
): DayGroup<T>[] {
  const today = startOfDay(now);
  const yesterday = new Date(today);
  yesterday.setDate(yesterday.getDate() - 1);
  const groups = new Map<number, DayGroup<T>>();
  for (const item of items) {
    const start = startOfDay(new Date(dateOf(item)));
    const key = start.getTime();
    if (Number.isNaN(key)) continue;
    const group = groups.get(key);
    if (group) {
      group.items.push(item);
      continue;
    }
    const isToday = key === today.getTime();
    const isYesterday = key === yesterday.getTime();
    const relation = isToday ? 'today' : isYesterday ? 'yesterday' : 'other';
    groups.set(key, { day: start.toISOString(), relation, items: [item] });
  }
  return [...groups.values()];
}

function startOfDay(date: Date): Date {
  const start = new Date(date);
  start.setHours(0, 0, 0, 0);
  return start;
}
