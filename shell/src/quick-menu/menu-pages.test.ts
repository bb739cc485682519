import { perLocale } from '@hoa/locales';
import type { MenuEntry, PageEntry } from '@hoa/portal';
import { describe, expect, it } from 'vitest';
import type { OwnedPage } from '../registry/registry.ts';
import { menuFor } from './menu-pages.ts';

const words = (text: string) => perLocale(() => text);
const entry = (order: number): MenuEntry => ({
  label: words(`label ${order}`),
  description: words(''),
  icon: 'house',
  order,
});
function owned(remote: string, page: Omit<PageEntry, 'id' | 'title'>): OwnedPage {
  return { remote, page: { id: page.path, title: words(page.path), ...page } };
}

const pages: OwnedPage[] = [
  owned('remote-admin', { path: '/admin', roles: ['admin'], menu: entry(90) }),
  owned('remote-resident', { path: '/payments', roles: ['resident'], menu: entry(80) }),
  owned('remote-resident', { path: '/', roles: ['resident', 'admin'], menu: entry(10) }),
  owned('remote-resident', { path: '/design', roles: ['resident', 'admin'] }),
  owned('remote-vendor', { path: '/vendor', roles: ['vendor'], menu: entry(10) }),
];

describe('the menu', () => {
  it.each([
    ['resident', ['/', '/payments']],
    ['admin', ['/', '/admin']],
    ['vendor', ['/vendor']],
  ] as const)('of a %s lists what they may open, over all remotes, in order', (role, paths) => {
    expect(menuFor(role, pages).map(({ path }) => path)).toEqual(paths);
  });
});
