import type { Locale } from '@hoa/shared/text';

/** The short name of the month that an ISO date falls in: 'Sep'. */
export function monthName(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(iso));
}
