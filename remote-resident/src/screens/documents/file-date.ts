import type { Locale } from '@hoa/ui/text';

/** Formats the date of a file's last change: 'Nov 17', with the year unless it is the current one. */
export function fileDate(iso: string, locale: Locale, now = new Date()): string {
  const date = new Date(iso);
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  });
}
