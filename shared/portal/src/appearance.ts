import { type Theme, themes } from '@hoa/domain';
import { type Locale, locales, setLocale } from '@hoa/ui/text';
import { useSyncExternalStore } from 'react';
import { keep, kept } from './kept-choices.ts';

/** Where the choices are kept, for every tab of this browser. The script in the shell's page reads them too. */
export const themeKey = 'hoa:theme';
export const languageKey = 'hoa:language';

/** The current theme: `<html data-theme>`, which every remote can read; without it, `auto`. */
export function getTheme(): Theme {
  return toTheme(document.documentElement.dataset.theme ?? null);
}

/** Changes the theme at once, everywhere, and keeps it for the next visit and for other tabs. */
export function setTheme(theme: Theme): void {
  keep(themeKey, theme);
  applyTheme(theme);
}

/** Changes the language at once, everywhere, and keeps it for the next visit and for other tabs. */
export function setLanguage(locale: Locale): void {
  keep(languageKey, locale);
  setLocale(locale);
}

/** The current theme; renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, getTheme, () => 'auto');
}

/**
 * Applies the stored theme and language, else the system's and the first of the browser's languages
 * that the portal has, and follows other tabs. Called once for each page load.
 */
export function followAppearance(): void {
  applyTheme(toTheme(kept(themeKey)));
  setLocale(chosenLanguage());
  addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) applyTheme(toTheme(kept(themeKey)));
    if (key === languageKey || key === null) setLocale(chosenLanguage());
  });
}

/** The first of the browser's languages that the portal has; English when it has none of them. */
export function preferredLanguage(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const spoken = spokenLanguage(tag);
    if (spoken) return spoken;
  }
  return 'en';
}

function chosenLanguage(): Locale {
  return spokenLanguage(kept(languageKey)) ?? preferredLanguage(navigator.languages);
}

function spokenLanguage(tag: string | null): Locale | undefined {
  const language = tag?.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === language);
}

function toTheme(value: string | null): Theme {
  return themes.find((theme) => theme === value) ?? 'auto';
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

function subscribeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
