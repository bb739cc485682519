import { type Locale, locales } from '@hoa/locales';
import { useSyncExternalStore } from 'react';

/** The language's own name for itself, for the Language control: 'Español'. */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Reads a language tag ('fr-CA', 'de', anything) as one of the portal's languages; English when it is none of them. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = tag?.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === language) ?? 'en';
}

/** The language the page is in now: `<html lang>`, the one place every remote and every copy of this module can see. */
export function getLocale(): Locale {
  return typeof document === 'undefined' ? 'en' : toLocale(document.documentElement.lang);
}

/** Changes the page's language, in every remote at once. */
export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back after each change of `<html lang>`; returns the way to stop. */
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

/** The page's language; renders again when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, getLocale, () => 'en');
}
