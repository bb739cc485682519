import type { Screens } from '@hoa/portal';
import type { pages } from './pages.ts';

/** Loads the screen of each page. */
export const screens: Screens<(typeof pages)[number]['id']> = {
  'board-items': () =>
    import('./screens/board-items/BoardItemsScreen.tsx').then((file) => ({
      Screen: file.BoardItemsScreen,
    })),
  invoices: () =>
    import('./screens/invoices/InvoicesScreen.tsx').then((file) => ({
      Screen: file.InvoicesScreen,
    })),
  menu: () =>
    import('./screens/menu/VendorMenuScreen.tsx').then((file) => ({
      Screen: file.VendorMenuScreen,
    })),
};
