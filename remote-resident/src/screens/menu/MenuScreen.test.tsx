import { perLocale } from '@hoa/locales';
import type { MenuPage } from '@hoa/portal';
import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuScreen } from './MenuScreen.tsx';

const page = (
  path: string,
  label: string,
  icon: string,
  order: number,
  inBar = false,
): MenuPage => ({
  inBar,
  path,
  icon,
  order,
  label: perLocale((locale) => (locale === 'en' ? label : `${label} (${locale})`)),
  description: perLocale(() => `About ${label}`),
});
const menu = [
  page('/', 'Dashboard', 'house', 10, true),
  page('/tickets', 'Support', 'life-buoy', 70),
  page('/pets', 'Pets', 'an-icon-of-another-team', 95),
];

describe('the menu page', () => {
  it('shows a linked card for every menu page, first those that the bars lack', () => {
    renderScreen(<MenuScreen />, { gateway: fakeGateway({}), menu });
    expect(screen.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tickets',
      '/pets',
      '/',
    ]);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('About Support');
  });

  it('uses the selected language', async () => {
    renderScreen(<MenuScreen />, { gateway: fakeGateway({}), menu });
    await act(async () => {
      document.documentElement.lang = 'es';
    });
    expect(await screen.findByRole('heading', { name: 'Menú' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Support (es)' })).toBeVisible();
  });
});
