import { type CalendarDay, dayOf, daysLater, monthsLater } from '@hoa/domain';
import { sampleFileUrl } from './samples/files/sample-file-url.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Returns a sample with its relative dates as ISO instants at `now`: `{minutesAgo}`, `{hoursAgo}`, `{daysAgo, at}`,
 * `{daysAhead, at}`; `{monthsAgo, days, at}` and `{monthsAhead, days, at}`, which are `days` after the same day of
 * another month; and `{monthShare}`, a share of the elapsed part of this month. Without `at`, and for
 * `{dayOfMonthShare}`, the result is a calendar day. A past date is never in the future: today's 18:00 at noon becomes
 * noon. Replaces `{sampleFile: name}` by the file's URL, and `{weekdayAhead2}` in a text by the name of the weekday in
 * two days.
 */
export function resolveSample(sample: unknown, now: Date): unknown {
  if (Array.isArray(sample)) return sample.map((item) => resolveSample(item, now));
  if (typeof sample === 'string') return withWeekdays(sample, now);
  if (typeof sample !== 'object' || sample === null) return sample;
  if ('sampleFile' in sample) return sampleFileUrl(String(sample.sampleFile));
  const date = resolveDate(sample, now);
  if (date) return date.toISOString();
  const day = resolveDay(sample, now);
  if (day) return day;
  return Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [key, resolveSample(value, now)]),
  );
}

function withWeekdays(text: string, now: Date): string {
  return text.replaceAll(/\{weekdayAhead(\d+)\}/g, (_, days: string) =>
    dayFrom(now, Number(days), '12:00').toLocaleDateString('en', { weekday: 'long' }),
  );
}

function resolveDate(sample: object, now: Date): Date | undefined {
  if ('minutesAgo' in sample) return new Date(now.getTime() - Number(sample.minutesAgo) * minuteMs);
  if ('hoursAgo' in sample) return new Date(now.getTime() - Number(sample.hoursAgo) * hourMs);
  if ('monthShare' in sample) return withinMonth(now, Number(sample.monthShare));
  if (!('at' in sample)) return undefined;
  const at = String(sample.at);
  const days = 'days' in sample ? Number(sample.days) : 0;
  if ('daysAgo' in sample) return notAfter(now, dayFrom(now, -Number(sample.daysAgo), at));
  if ('daysAhead' in sample) return dayFrom(now, Number(sample.daysAhead), at);
  if ('monthsAgo' in sample) {
    return notAfter(now, dayFrom(sameDay(now, -Number(sample.monthsAgo)), days, at));
  }
  if ('monthsAhead' in sample) return dayFrom(sameDay(now, Number(sample.monthsAhead)), days, at);
  return undefined;
}

function resolveDay(sample: object, now: Date): CalendarDay | undefined {
  const today = dayOf(now);
  const days = 'days' in sample ? Number(sample.days) : 0;
  if ('dayOfMonthShare' in sample) return dayOf(withinMonth(now, Number(sample.dayOfMonthShare)));
  if ('daysAgo' in sample) return daysLater(today, -Number(sample.daysAgo));
  if ('daysAhead' in sample) return daysLater(today, Number(sample.daysAhead));
  if ('monthsAgo' in sample) {
    const day = daysLater(monthsLater(today, -Number(sample.monthsAgo)), days);
    const [past] = [day, today].sort();
    return past;
  }
  if ('monthsAhead' in sample)
    return daysLater(monthsLater(today, Number(sample.monthsAhead)), days);
  return undefined;
}

function notAfter(now: Date, date: Date): Date {
  return date > now ? now : date;
}

/** Returns the same day in another month, or that month's last day if it has no such day. */
function sameDay(now: Date, months: number): Date {
  const lastDay = new Date(now.getFullYear(), now.getMonth() + months + 1, 0);
  const day = Math.min(now.getDate(), lastDay.getDate());
  return new Date(lastDay.getFullYear(), lastDay.getMonth(), day);
}

function dayFrom(now: Date, days: number, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
}

function withinMonth(now: Date, share: number): Date {
  const start = new Date(now.getFullYear(), now.getMonth(), 1).getTime();
  return new Date(start + Math.floor(share * (now.getTime() - start)));
}
