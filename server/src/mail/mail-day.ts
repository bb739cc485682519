import type { Locale } from '@hoa/locales';

/** The day on which an instant falls in a time zone, in words. */
export function mailDay(locale: Locale, instant: Date | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return format.format(new Date(instant));
}
