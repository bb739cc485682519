import { type Locale, locales } from '@hoa/locales';
import { useSyncExternalStore } from 'react';

/** Returns a language's own name, for the Language control: 'Español'. */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Converts a language tag ('fr-CA', 'de', any text) to one of the portal's languages, by default English. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = tag?.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === language) ?? 'en';
}

/** Returns the page's language from `<html lang>`, which every remote and every copy of this module can read. */
export function getLocale(): Locale {
  return typeof document === 'undefined' ? 'en' : toLocale(document.documentElement.lang);
}

/** Changes the page's language in all remotes. */
export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls `onChange` after each change of `<html lang>`. Returns the unsubscribe function. */
export function subscribeLocale(onChange: () => void): () => void {
  listeners.add(onChange);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const listener of [...listeners]) listener();
    });
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** Returns the page's language; rerenders when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, getLocale, () => 'en');
}
