import { type CalendarDay as Day, daysLater, firstDayOf, monthsLater } from '@hoa/domain';
import type { Locale } from '@hoa/ui/text';

/** Days since the first day of the week: Sunday in English, Monday in the other languages. */
export function indexInWeek(day: Day, locale: Locale): number {
  const weekday = new Date(day).getUTCDay();
  return locale === 'en' ? weekday : (weekday + 6) % 7;
}

/** The weeks of the month that a day is in, with the days of other months that fill them. */
export function weeksOf(day: Day, locale: Locale): Day[][] {
  const first = firstDayOf(day.slice(0, 7));
  const next = monthsLater(first, 1);
  const weeks: Day[][] = [];
  for (
    let start = daysLater(first, -indexInWeek(first, locale));
    start < next;
    start = daysLater(start, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(start, index)));
  }
  return weeks;
}

/** Returns the start of a day in the reader's time zone. */
export function startOf(day: Day): string {
  return new Date(`${day}T00:00`).toISOString();
}

/** Returns the day that a key selects from the current one; undefined for other keys. */
export function dayByKey(key: string, day: Day, locale: Locale): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'Home':
      return daysLater(day, -indexInWeek(day, locale));
    case 'End':
      return daysLater(day, 6 - indexInWeek(day, locale));
    case 'PageUp':
      return monthsLater(day, -1);
    case 'PageDown':
      return monthsLater(day, 1);
    default:
      return undefined;
  }
}
