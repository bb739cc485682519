import type { Locale } from '@hoa/locales';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, key: string, options: Intl.NumberFormatOptions) {
  const cacheKey = `${locale} ${key}`;
  let found = formatters.get(cacheKey);
  if (!found) {
    found = new Intl.NumberFormat(locale === 'en' ? 'en-US' : locale, options);
    formatters.set(cacheKey, found);
  }
  return found;
}

/** Formats integer cents as US dollars in the language's format: 123450 is '$1,234.50' in English. */
export function formatUsd(cents: number, locale: Locale): string {
  return formatter(locale, 'usd', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}

/** Formats a number with the language's separators and at most `maximumFractionDigits` decimals (2 by default). */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 2): string {
  return formatter(locale, `n${maximumFractionDigits}`, { maximumFractionDigits }).format(value);
}

/** Formats a percentage, such as 50 as '50%'. */
export function formatPercent(percent: number, locale: Locale): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return formatter(locale, 'percent', options).format(percent / 100);
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the language's unit symbol: B, KB, MB, GB in English, o, Ko, Mo, Go in French. */
function unitName(unit: (typeof sizeUnits)[number], locale: Locale): string {
  const options = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
  const parts = formatter(locale, unit, options).formatToParts(1);
  const name = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  // Intl uses SI symbols with a lowercase k; the screens show KB and Ko.
  return unit === 'byte' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Formats a size in bytes as B, KB, MB or GB (steps of 1024) with at most one decimal: 1536 is '1.5 KB'. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let step = 0;
  let size = Math.max(0, bytes);
  // Uses the next unit if rounding would show 1,024 of the smaller one.
  while (step < sizeUnits.length - 1 && Math.round(size * 10) / 10 >= 1024) {
    size /= 1024;
    step += 1;
  }
  return `${formatNumber(size, locale, 1)} ${unitName(sizeUnits[step] ?? 'byte', locale)}`;
}
