import type { Locale } from '@hoa/locales';

/**
 * In English: `long` 'Tuesday, 3 March, 18:00' · `day` 'Tuesday, 3 March 2026' · `short` '3 Mar 2026' ·
 * `month-day` '3 March' · `time` '18:00'.
 */
export type DateStyle = 'long' | 'day' | 'short' | 'month-day' | 'time';

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', ...time },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  'month-day': { day: 'numeric', month: 'long' },
  time,
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, style: DateStyle, timeZone: 'UTC' | undefined) {
  const key = `${locale} ${style} ${timeZone ?? ''}`;
  let found = formatters.get(key);
  if (!found) {
    const options = timeZone ? { ...styles[style], timeZone } : styles[style];
    found = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options);
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
  const part = Object.fromEntries(format.formatToParts(instant).map((p) => [p.type, p.value]));
  if (style === 'time') return `${part.hour}:${part.minute}`;
  const day = [part.day, part.month, part.year].filter(Boolean).join(' ');
  const clock = part.hour && `${part.hour}:${part.minute}`;
  return [part.weekday, day, clock].filter(Boolean).join(', ');
}
