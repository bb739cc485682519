import { useLocation } from '@hoa/shared';
import { useText } from './messages/index.ts';

const above = '/vendor';
/** The pages below the board, by address. */
const below = { '/vendor/invoices': 'invoices', '/vendor/menu': 'menu' } as const;

/** Where one is, below the board; undefined on an address without a page. */
export function useSteps() {
  const text = useText().pages;
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const board = { above: [], title: text.boardItems };
  if (path === above || path === `${above}/board-items`) return board;
  if (!(path in below)) return undefined;
  return {
    above: [{ path: above, title: text.boardItems }],
    title: text[below[path as keyof typeof below]],
  };
}
