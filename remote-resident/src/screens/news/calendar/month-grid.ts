import type { Locale } from '@hoa/ui/text';

/** A day as `YYYY-MM-DD`, where the reader is. */
export type Day = string;

/** The day of an instant, where the reader is. */
export function dayOf(instant: Date | string): Day {
  const date = new Date(instant);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day as written; `otherwise` where it is none. */
export function readDay(text: string, otherwise: Day): Day {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
  return isDay ? text : otherwise;
}

/** So many days later. */
export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1, date + days));
  return Number.isNaN(moved.getTime()) ? '' : moved.toISOString().slice(0, 10);
}

/** The same day so many months later; the last day of a month that has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  const moved = Math.min(date, lastDay.getUTCDate());
  return `${lastDay.toISOString().slice(0, 8)}${String(moved).padStart(2, '0')}`;
}

/** Days since the first day of the week: Sunday in English, Monday in the other languages. */
export function placeInWeek(day: Day, locale: Locale): number {
  const weekday = new Date(day).getUTCDay();
  return locale === 'en' ? weekday : (weekday + 6) % 7;
}

/** The weeks of the month that a day is in, with the days of other months that fill them. */
export function weeksOf(day: Day, locale: Locale): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addMonths(first, 1);
  const weeks: Day[][] = [];
  for (
    let start = addDays(first, -placeInWeek(first, locale));
    start < next;
    start = addDays(start, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** When a day begins, where the reader is. */
export function startOf(day: Day): string {
  return new Date(`${day}T00:00`).toISOString();
}

/** The day that a key leads to from another; undefined for other keys. */
export function dayByKey(key: string, day: Day, locale: Locale): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day, locale));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, locale));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
