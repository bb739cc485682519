import { justNow, type Locale } from '@hoa/locales';
import { formatBrief } from './format-date.ts';

const formatters = new Map<Locale, Intl.RelativeTimeFormat>();

function formatter(locale: Locale): Intl.RelativeTimeFormat {
  let found = formatters.get(locale);
  if (!found) {
    // The narrow style is '3h ago' in English, but a bare '-3 h' in French.
    found = new Intl.RelativeTimeFormat(locale, { style: locale === 'en' ? 'narrow' : 'short' });
    formatters.set(locale, found);
  }
  return found;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Formats how long before `now` (epoch milliseconds or a Date) an instant was: 'Just now' under an hour, 'Nh ago' under
 * a day, 'Nd ago' under a week, else the date.
 */
export function formatRelative(iso: string, now: number | Date, locale: Locale): string {
  const age = Number(now) - Date.parse(iso);
  // With a clock slightly behind, something just posted must not be shown as a future date.
  if (Math.abs(age) < hourMs) return justNow[locale];
  if (age < 0 || age >= 7 * dayMs || Number.isNaN(age)) return formatBrief(iso, locale, now);
  return age < dayMs
    ? formatter(locale).format(-Math.floor(age / hourMs), 'hour')
    : formatter(locale).format(-Math.floor(age / dayMs), 'day');
}
