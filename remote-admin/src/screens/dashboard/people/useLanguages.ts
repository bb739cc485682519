import { useLanguageOptions } from '@hoa/parts/profile';
import { type Locale, localeName } from '@hoa/ui/text';

/** Returns the options of a select for the language of a person. */
export function useLanguages(current: Locale) {
  return useLanguageOptions(current).map((value) => ({ value, label: localeName(value) }));
}
