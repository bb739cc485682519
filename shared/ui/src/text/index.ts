export { type Locale, locales } from '@hoa/locales';
export { defineMessages } from './define-messages.ts';
export { formatBrief, formatDate } from './format-date.ts';
export { formatFileSize, formatNumber, formatPercent, formatUsd } from './format-number.ts';
export { formatRelative } from './format-relative.ts';
export {
  getLocale,
  localeName,
  setLocale,
  toLocale,
  useLocale,
} from './locale.ts';
export { plural } from './plural.ts';
export { stepDecimal } from './step-decimal.ts';
export { typedDecimal } from './typed-decimal.ts';
