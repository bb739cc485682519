import type { Locale } from '@hoa/locales';
import { separatorsOf, typedDecimal } from './typed-decimal.ts';

export interface DecimalSteps {
  readonly step: number;
  readonly min: number;
}

/**
 * The next multiple of `step` that an arrow key leads to from a typed number, in the decimals of the step; undefined for
 * another key, or where no number is typed. Blank counts as 0.
 */
export function stepDecimal(
  { key, typed }: { readonly key: string; readonly typed: string },
  { step, min }: DecimalSteps,
  locale: Locale,
): string | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const number = Number(typed.trim().replace(separatorsOf(locale).decimal, '.'));
  if (Number.isNaN(number)) return undefined;
  // Multiples are compared with a tolerance: 0.03 / 0.01 is a little less than 3.
  const multiple = number / step;
  const next = key === 'ArrowUp' ? Math.floor(multiple + 1e-6) + 1 : Math.ceil(multiple - 1e-6) - 1;
  const decimals = (String(step).split('.')[1] ?? '').length;
  return typedDecimal(Math.max(min, next * step).toFixed(decimals), locale);
}
