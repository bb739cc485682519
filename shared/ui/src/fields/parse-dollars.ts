import type { Locale } from '@hoa/locales';
import { separatorsOf, typedDecimal } from '../text/typed-decimal.ts';

/**
 * Parses an amount of dollars as typed in a language ("1,234.5" in English, "1.234,5" in German), with or without the
 * dollar sign, to cents; undefined if it is invalid or not a safe integer. A decimal point is accepted in every
 * language, because keypads have one.
 */
export function parseDollars(text: string, locale: Locale): number | undefined {
  const { decimal, group } = separatorsOf(locale);
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\$ ?| ?\$$/, '');
  const typed = new RegExp(`^(\\d{1,3}(?:[${group}]\\d{3})+|\\d+)?(?:[${decimal}](\\d{0,2}))?$`);
  const match = typed.exec(bare) ?? /^(\d+)?\.(\d{1,2})$/.exec(bare);
  if (!match || (match[1] === undefined && !match[2])) return undefined;
  const dollars = Number((match[1] ?? '0').replaceAll(group, ''));
  const cents = dollars * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Formats cents for a field in a language: "1234.50", "1234,50". */
export function dollarsText(cents: number, locale: Locale): string {
  return typedDecimal((cents / 100).toFixed(2), locale);
}
