import { localizedTexts } from '@hoa/locales';
import type { PageEntry } from '@hoa/portal';
import { en } from './pages/labels.ts';

const labels = localizedTexts(
  en,
  import.meta.glob('./??.ts', { base: './locales', eager: true, import: 'labels' }),
);

/** The display name of this remote. */
export const area = labels.area;

/** The query of the frame on every page. */
const framed = ['vendorNotifications.list', {}] as const;

const boardItems = {
  id: 'board-items',
  data: ['tickets'],
  roles: ['vendor'],
  title: labels.boardItems,
  reads: [framed, ['vendorDashboard.get', {}], ['tickets.board', {}]],
} as const;

/** All pages of the vendor portal; other paths below `/vendor` show Page Not Found in its frame. */
export const pages = [
  {
    ...boardItems,
    path: '/vendor',
    navigation: {
      label: labels.dashboard,
      icon: 'clipboard-list',
      order: 10,
      exact: true,
      bottomBar: true,
    },
    menu: {
      label: labels.vendorDashboard,
      description: labels.boardItemsDescription,
      icon: 'clipboard-list',
      order: 10,
    },
  },
  { ...boardItems, path: '/vendor/board-items', parent: '/vendor' },
  {
    id: 'invoices',
    path: '/vendor/invoices',
    reads: [framed, ['invoices.totals', {}], ['invoices.list', { limit: 10 }]],
    roles: ['vendor'],
    parent: '/vendor',
    title: labels.invoices,
    navigation: {
      label: labels.invoices,
      icon: 'receipt',
      order: 20,
      bottomBar: true,
    },
    menu: {
      label: labels.invoices,
      description: labels.invoicesDescription,
      icon: 'receipt',
      order: 20,
    },
  },
  {
    id: 'menu',
    path: '/vendor/menu',
    reads: [framed],
    roles: ['vendor'],
    parent: '/vendor',
    title: labels.menu,
  },
] as const satisfies readonly PageEntry[];
