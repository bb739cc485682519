import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLocale, setLocale, toLocale, useLocale } from './locale.ts';

function Probe() {
  return <p>{useLocale()}</p>;
}

describe('the page’s language', () => {
  it.each([
    ['en', 'en'],
    ['fr-CA', 'fr'],
    ['DE', 'de'],
    ['es-419', 'es'],
    ['tlh', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
    ['french', 'en'],
  ])('the tag %j is %s', (tag, locale) => {
    expect(toLocale(tag)).toBe(locale);
  });

  it('is English until it is set', () => {
    document.documentElement.removeAttribute('lang');
    render(<Probe />);
    expect(screen.getByText('en')).toBeVisible();
  });

  it('updates every component on the page', async () => {
    render(
      <>
        <Probe />
        <Probe />
      </>,
    );
    await act(async () => setLocale('fr'));
    expect(getLocale()).toBe('fr');
    expect(screen.getAllByText('fr')).toHaveLength(2);
  });

  it('is used by components mounted after all others unmounted', async () => {
    render(<Probe />).unmount();
    await act(async () => setLocale('es'));
    render(<Probe />);
    expect(screen.getByText('es')).toBeVisible();
    await act(async () => setLocale('de'));
    expect(screen.getByText('de')).toBeVisible();
  });
});
