import { formatDate } from './format-date.ts';
import type { Locale } from './locale.ts';

interface RelativeTexts {
  justNow: string;
  hours: (n: number) => string;
  days: (n: number) => string;
}

const texts: Record<Locale, RelativeTexts> = {
  en: { justNow: 'Just now', hours: (n) => `${n}h ago`, days: (n) => `${n}d ago` },
  es: { justNow: 'Ahora mismo', hours: (n) => `hace ${n} h`, days: (n) => `hace ${n} d` },
  fr: { justNow: 'À l’instant', hours: (n) => `il y a ${n} h`, days: (n) => `il y a ${n} j` },
  de: {
    justNow: 'Gerade eben',
    hours: (n) => `vor ${n} Std.`,
    days: (n) => (n === 1 ? 'vor 1 Tag' : `vor ${n} Tagen`),
  },
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * How long ago an instant was, seen from `now` (epoch milliseconds or a Date): 'Just now' under an hour,
 * 'Nh ago' under a day, 'Nd ago' under a week, else the date.
 */
export function formatRelative(iso: string, now: number | Date, locale: Locale): string {
  const age = Number(now) - Date.parse(iso);
  const { justNow, hours, days } = texts[locale];
  // A clock that is a little behind must not show a date of today as one to come.
  if (Math.abs(age) < hourMs) return justNow;
  if (age < 0 || age >= 7 * dayMs || Number.isNaN(age)) return formatDate(iso, locale, 'short');
  return age < dayMs ? hours(Math.floor(age / hourMs)) : days(Math.floor(age / dayMs));
}
