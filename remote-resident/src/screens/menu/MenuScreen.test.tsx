import type { MenuPage } from '@hoa/shared';
import { fakeGateway, renderScreen } from '@hoa/shared/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuScreen } from './MenuScreen.tsx';

const page = (path: string, label: string, icon: string, order: number): MenuPage => ({
  path,
  icon,
  order,
  label: { en: label, es: `${label} (es)`, fr: label, de: label },
  description: { en: `About ${label}`, es: '', fr: '', de: '' },
});
const menu = [
  page('/', 'Dashboard', 'house', 10),
  page('/tickets', 'Support', 'life-buoy', 70),
  page('/pets', 'Pets', 'an-icon-of-another-team', 95),
];

describe('the menu page', () => {
  it('has a card for every page of the menu, in order, each a link to it', () => {
    renderScreen(<MenuScreen />, { gateway: fakeGateway({}), menu });
    expect(screen.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/tickets',
      '/pets',
    ]);
    expect(screen.getAllByRole('listitem').slice(0, 3)[1]).toHaveTextContent('About Support');
  });

  it('speaks the language of the page', async () => {
    renderScreen(<MenuScreen />, { gateway: fakeGateway({}), menu });
    await act(async () => {
      document.documentElement.lang = 'es';
    });
    expect(await screen.findByRole('heading', { name: 'Menú' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Support (es)' })).toBeVisible();
  });
});
