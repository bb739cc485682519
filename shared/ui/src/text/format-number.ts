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

/** Integer cents as US dollars the way the language writes them: 123450 is '$1,234.50' in English. */
export function formatUsd(cents: number, locale: Locale): string {
  return formatter(locale, 'usd', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}

/** A number with the language's separators and at most `maximumFractionDigits` decimals (2 by default). */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 2): string {
  return formatter(locale, `n${maximumFractionDigits}`, { maximumFractionDigits }).format(value);
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** What the language calls a unit of size: B, KB, MB, GB in English, o, Ko, Mo, Go in French. */
function unitName(unit: (typeof sizeUnits)[number], locale: Locale): string {
  const options = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
  const parts = formatter(locale, unit, options).formatToParts(1);
  const name = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  // Intl writes the unit symbols of the SI, with a small k; on screen sizes are written KB and Ko.
  return unit === 'byte' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** A size in bytes as B, KB, MB or GB (steps of 1024) with at most one decimal: 1536 is '1.5 KB'. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let step = 0;
  let size = Math.max(0, bytes);
  // Steps up where rounding would show 1,024 of the smaller unit.
  while (step < sizeUnits.length - 1 && Math.round(size * 10) / 10 >= 1024) {
    size /= 1024;
    step += 1;
  }
  return `${formatNumber(size, locale, 1)} ${unitName(sizeUnits[step] ?? 'byte', locale)}`;
}
