import { getLocale } from '@hoa/ui/text';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  followAppearance,
  getTheme,
  languageKey,
  preferredLanguage,
  setLanguage,
  setTheme,
  themeKey,
  useTheme,
} from './appearance.ts';

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  it('applies immediately, is saved, and can be reset to the system’s', async () => {
    render(<Shown />);
    expect(screen.getByText('auto')).toBeVisible();

    await act(async () => setTheme('dark'));
    expect(screen.getByText('dark')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(themeKey)).toBe('dark');

    await act(async () => setTheme('auto'));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('is read from storage, and follows another tab while the page is open', () => {
    localStorage.setItem(themeKey, 'light');
    followAppearance();
    expect(getTheme()).toBe('light');

    localStorage.setItem(themeKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
    expect(getTheme()).toBe('dark');
  });

  it('is the system’s when the saved value is damaged', () => {
    localStorage.setItem(themeKey, '{"theme":');
    followAppearance();
    expect(getTheme()).toBe('auto');
  });
});

describe('the language', () => {
  it('applies immediately, in other tabs too', () => {
    followAppearance();
    expect(getLocale()).toBe('en');
    setLanguage('fr');
    expect(getLocale()).toBe('fr');

    localStorage.setItem(languageKey, 'de');
    window.dispatchEvent(new StorageEvent('storage', { key: languageKey }));
    expect(getLocale()).toBe('de');
  });

  it.each([
    [['de-AT', 'en'], 'de'],
    [['tlh', 'fr-CA', 'en'], 'fr'],
    [['ES'], 'es'],
    [['zh-Hans', 'ja'], 'en'],
    [[], 'en'],
  ] as const)('is, for a browser that asks for %j, %s', (tags, expected) => {
    expect(preferredLanguage(tags)).toBe(expected);
  });
});

function Shown() {
  return <p>{useTheme()}</p>;
}
