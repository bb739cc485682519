import type { Locale } from '@hoa/locales';
import { formatNumber } from './format-number.ts';

/** Returns the separators that a person types in a language; a plain space for any other kind of space. */
export function separatorsOf(locale: Locale): { readonly decimal: string; readonly group: string } {
  const sample = formatNumber(12_345.6, locale).replace(/\s/, ' ');
  return { group: sample.charAt(2), decimal: sample.charAt(6) };
}

/** Returns a number as a person types it in their language: '75.00' is '75,00' in German. */
export function typedDecimal(text: string, locale: Locale): string {
  return text.replace('.', separatorsOf(locale).decimal);
}
