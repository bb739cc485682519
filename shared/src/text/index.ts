export { defineMessages, type MessageLoaders } from './define-messages.ts';
export { type DateStyle, formatDate } from './format-date.ts';
export { formatFileSize, formatNumber, formatUsd } from './format-number.ts';
export { formatRelative } from './format-relative.ts';
export {
  getLocale,
  type Locale,
  localeNames,
  locales,
  setLocale,
  subscribeLocale,
  toLocale,
  useLocale,
} from './locale.ts';
export { type PluralForms, plural } from './plural.ts';
