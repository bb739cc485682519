import type { Locale } from '@hoa/locales';

/** Formats the date of an instant in a time zone. */
export function mailDay(locale: Locale, instant: Date | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return format.format(new Date(instant));
}
