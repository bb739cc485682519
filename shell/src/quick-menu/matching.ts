import type { MenuPage } from '@hoa/portal';
import type { Locale } from '@hoa/ui/text';

/** Returns the entries whose label or description contains the typed words, ignoring case and accents. */
export function matching(entries: readonly MenuPage[], typed: string, locale: Locale): MenuPage[] {
  const wanted = plain(typed);
  return entries.filter(({ label, description }) =>
    [label, description].some((text) => plain(text[locale]).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
