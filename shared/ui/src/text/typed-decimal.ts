import type { Locale } from '@hoa/locales';

/** The decimal and thousands separators of each language; the group separator can be any space in French. */
export const separators: Record<Locale, { readonly decimal: string; readonly group: string }> = {
  en: { decimal: '.', group: ',' },
  es: { decimal: ',', group: '.' },
  fr: { decimal: ',', group: ' ' },
  de: { decimal: ',', group: '.' },
};

/** Returns a number as a person types it in their language: '75.00' is '75,00' in German. */
export function typedDecimal(text: string, locale: Locale): string {
  return text.replace('.', separators[locale].decimal);
}
