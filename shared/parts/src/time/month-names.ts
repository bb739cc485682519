import type { Locale } from '@hoa/ui/text';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the short names of months, each given by an ISO date in it: 'Sep'. If they span two years, the first month
 * and each January include the year: 'Jan 2026'.
 */
export function monthNames(months: readonly string[], locale: Locale): string[] {
  const crossYear = new Set(months.map((month) => month.slice(0, 4))).size > 1;
  return months.map((month, index) =>
    formatOf(locale, crossYear && (index === 0 || month.slice(5, 7) === '01')).format(
      new Date(month),
    ),
  );
}

function formatOf(locale: Locale, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${withYear}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      timeZone: 'UTC',
      ...(withYear ? { year: 'numeric' } : {}),
    });
  formats.set(key, format);
  return format;
}
