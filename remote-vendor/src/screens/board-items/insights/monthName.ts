import type { Locale } from '@hoa/shared/text';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** The short name of the month that an ISO date falls in: 'Sep'. */
export function monthName(iso: string, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(iso));
}
