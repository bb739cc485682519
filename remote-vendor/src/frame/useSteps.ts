import { useLocation } from '@hoa/portal';
import { useText } from './messages.ts';

const above = '/vendor';
/** The pages below the board, by path. */
const below = { '/vendor/invoices': 'invoices', '/vendor/menu': 'menu' } as const;

/** Returns the title of the current page and its parent pages, for the breadcrumb. */
export function useSteps() {
  const { pages: text, notFound } = useText();
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const board = { above: [], title: text.boardItems };
  if (path === above || path === `${above}/board-items`) return board;
  const page = Object.hasOwn(below, path) ? below[path as keyof typeof below] : undefined;
  return {
    above: [{ path: above, title: text.boardItems }],
    title: page ? text[page] : notFound,
  };
}
