import { useAssociation } from '@hoa/portal';
import { type Locale, locales } from '@hoa/ui/text';

/** Returns the languages that the association offers, and the current one even if it is no longer offered. */
export function useLanguageOptions(current: Locale): Locale[] {
  const offered: readonly Locale[] = useAssociation()?.languages ?? locales;
  return locales.filter((each) => each === current || offered.includes(each));
}
