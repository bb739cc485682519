import { type Theme, themes } from '@hoa/domain';
import { type Locale, locales, setLocale } from '@hoa/ui/text';
import { useSyncExternalStore } from 'react';
import { keepChoice, kept } from './kept-choices.ts';

/** The storage keys of the choices, shared by all tabs. The inline script in the shell's page reads them too. */
export const themeKey = 'hoa:theme';
export const languageKey = 'hoa:language';

/** Returns the current theme from `<html data-theme>`, which every remote can read; `auto` without it. */
export function getTheme(): Theme {
  return toTheme(document.documentElement.dataset.theme ?? null);
}

/** Changes the theme on the whole page immediately, and stores it for the next visit and for other tabs. */
export function setTheme(theme: Theme): void {
  keepChoice(themeKey, theme);
  applyTheme(theme);
}

/** Changes the language on the whole page immediately, and stores it for the next visit and for other tabs. */
export function setLanguage(locale: Locale): void {
  keepChoice(languageKey, locale);
  setLocale(locale);
}

/** Returns the current theme; rerenders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, getTheme, () => 'auto');
}

/**
 * Applies the stored theme and language, by default the system's theme and the browser's first supported language, and
 * follows other tabs. Called once per page load.
 */
export function followAppearance(): void {
  applyTheme(toTheme(kept(themeKey)));
  setLocale(chosenLanguage());
  addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) applyTheme(toTheme(kept(themeKey)));
    if (key === languageKey || key === null) setLocale(chosenLanguage());
  });
}

/** Returns the first supported language of the browser's; English if it supports none. */
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
