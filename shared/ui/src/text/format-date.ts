import type { Locale } from '@hoa/locales';

/**
 * In English: `long` 'Tuesday, March 3, 6:00 PM' · `day` 'Tuesday, March 3, 2026' · `short` 'Mar 3, 2026' ·
 * `brief` 'Mar 3' · `month-day` 'March 3' · `time` '6:00 PM'.
 */
export type DateStyle = 'long' | 'day' | 'short' | 'brief' | 'month-day' | 'time';

type Options = Intl.DateTimeFormatOptions;

const stylesWith = (time: Options): Record<DateStyle, Options> => ({
  long: { weekday: 'long', day: 'numeric', month: 'long', ...time },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  brief: { day: 'numeric', month: 'short' },
  'month-day': { day: 'numeric', month: 'long' },
  time,
});

const english = stylesWith({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const others = stylesWith({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, style: DateStyle, timeZone: 'UTC' | undefined) {
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  let found = formatters.get(key);
  if (!found) {
    const options = (locale === 'en' ? english : others)[style];
    found = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, { ...options, timeZone });
    formatters.set(key, found);
  }
  return found;
}

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * An ISO 8601 date or instant in the reader's language and time zone; '' when it is no date.
 * A date without a time ('2025-02-15') is that day everywhere.
 */
export function formatDate(iso: string, locale: Locale, style: DateStyle = 'short'): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return '';
  const isDay = dateOnly.test(iso);
  const shownStyle = isDay && style === 'long' ? 'day' : style;
  const format = formatter(locale, shownStyle, isDay ? 'UTC' : undefined);
  if (locale !== 'en') return format.format(instant);
  // Joined here, because the separators of `Intl` differ between browser versions.
  const part = Object.fromEntries(format.formatToParts(instant).map((p) => [p.type, p.value]));
  const day = part.month && `${part.month} ${part.day}`;
  const clock = part.hour && `${part.hour}:${part.minute} ${part.dayPeriod}`;
  return [part.weekday, day, part.year, clock].filter(Boolean).join(', ');
}

/** Formats a date as 'Mar 3', with the year unless it is the year of `now`. */
export function formatBrief(iso: string, locale: Locale, now: number | Date): string {
  const isThisYear = iso.startsWith(String(new Date(now).getFullYear()));
  return formatDate(iso, locale, isThisYear ? 'brief' : 'short');
}
