import { type Locale, locales } from '@hoa/locales';
import { accepts } from 'hono/accepts';
import type { HttpContext } from './http-env.ts';

/** Returns the portal's language that the browser of a reader without a session prefers. */
export function readerLocale(c: HttpContext): Locale {
  const preferred = accepts(c, {
    header: 'Accept-Language',
    supports: [...locales],
    default: 'en',
    match: (wanted, { default: otherwise }) =>
      wanted
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '')
        .find((type) => locales.some((each) => each === type)) ?? otherwise,
  });
  return preferred as Locale;
}
