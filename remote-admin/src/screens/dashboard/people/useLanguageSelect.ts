import { useLanguageOptions } from '@hoa/parts/profile';
import { type Locale, localeName } from '@hoa/ui/text';
import { useText } from './messages.ts';

/** Returns the props of the select for a person's language. */
export function useLanguageSelect(current: Locale) {
  const text = useText();
  const options = useLanguageOptions(current).map((value) => ({
    value,
    label: localeName(value),
  }));
  return { label: text.language, hint: text.languageHint, options, short: true };
}
