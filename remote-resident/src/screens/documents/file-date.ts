import type { Locale } from '@hoa/ui/text';

/** When a file was changed: 'Nov 17', with the year when it is not this one. */
export function fileDate(iso: string, locale: Locale, now = new Date()): string {
  const date = new Date(iso);
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  });
}
