import type { Role } from '@hoa/domain';
import { perLocale } from '@hoa/locales';
import type { Localized, PageEntry } from '@hoa/portal';
import type { RegistryEntry } from '../registry/registry.ts';

const files = { scripts: [], styles: [] };

/** Returns the same text in every language. */
export function words(text: string): Localized {
  return perLocale(() => text);
}

interface SamplePage extends Omit<PageEntry, 'id' | 'roles' | 'title'> {
  readonly title: string;
}

function remote(
  name: string,
  area: string,
  roles: readonly Role[],
  pages: readonly SamplePage[],
): RegistryEntry {
  return {
    name,
    area: words(area),
    release: 'r1',
    entry: `/remotes/${name}/r1/remoteEntry.js`,
    contract: 1,
    requires: { versions: {}, exports: {} },
    preload: files,
    pages: pages.map(({ title, ...page }) => ({
      ...page,
      id: page.path,
      roles,
      title: words(title),
      preload: files,
    })),
  };
}

const link = (label: string, order: number) => ({ label: words(label), icon: 'house', order });
const offer = (label: string, order: number, description = `All about ${label}`) => ({
  ...link(label, order),
  description: words(description),
});

/** A small registry with pages of every kind. */
export const sampleRegistry: readonly RegistryEntry[] = [
  remote(
    'remote-resident',
    'Community',
    ['resident', 'admin'],
    [
      {
        path: '/',
        title: 'Home',
        navigation: { ...link('Home', 10), bottomBar: true },
        menu: offer('Dashboard', 10),
      },
      {
        path: '/forums',
        title: 'Community Forums',
        navigation: link('Forums', 30),
        menu: offer('Forums', 30, 'What neighbours discuss'),
      },
      { path: '/forums/:topicId', title: 'Topic', parent: '/forums' },
      {
        path: '/messages',
        title: 'Messages',
        navigation: { ...link('Messages', 40), bottomBar: true, badge: 'unread-messages' },
        menu: offer('Messages', 40),
      },
      {
        path: '/notifications',
        title: 'Notifications',
        navigation: { ...link('Notifications', 50), badge: 'unread-notifications' },
      },
      {
        path: '/menu',
        title: 'Menu',
        navigation: { ...link('Menu', 90), bottomBar: true, sideBar: false },
        menu: { ...offer('Everything', 90), quick: false },
      },
    ],
  ),
  remote(
    'remote-admin',
    'Administration',
    ['admin'],
    [{ path: '/admin', title: 'Admin Dashboard', menu: offer('Admin Dashboard', 100) }],
  ),
  remote(
    'remote-vendor',
    'Vendor Portal',
    ['vendor'],
    [
      { path: '/vendor', title: 'Board Items', menu: offer('Vendor Dashboard', 10) },
      { path: '/vendor/invoices', title: 'Invoices', menu: offer('Invoices', 20) },
    ],
  ),
];
