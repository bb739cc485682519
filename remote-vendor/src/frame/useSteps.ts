import { matchPath, type PageEntry, useLocation } from '@hoa/shared';
import { useLocale } from '@hoa/ui/text';
import { pages } from '../pages.ts';

const all: readonly PageEntry[] = pages;

/** Where one is, below the board; undefined on an address without a page. */
export function useSteps() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const page = all.find(({ path }) => matchPath({ path, end: true }, pathname));
  if (!page) return undefined;
  const above = all.find(({ path, id }) => path === page.parent && id !== page.id);
  return {
    above: above ? [{ path: above.path, title: above.title[locale] }] : [],
    title: page.title[locale],
  };
}
