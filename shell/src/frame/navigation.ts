import type { Role } from '@hoa/domain';
import { type Localized, matchPath, type NavigationEntry, type PageEntry } from '@hoa/shared';
import type { OwnedPage } from '../routes/resolve-route.ts';

/** A link of the navigation. */
export interface NavigationLink extends NavigationEntry {
  readonly path: string;
}

/** The links of a role in the side bar and in the phone's bottom bar, in order. */
export function navigationFor(role: Role, pages: readonly OwnedPage[]) {
  const links = pages
    .filter(({ page }) => page.roles.includes(role))
    .flatMap(({ page }): NavigationLink[] =>
      page.navigation ? [{ ...page.navigation, path: page.path }] : [],
    )
    .sort((one, other) => one.order - other.order);
  return {
    side: links.filter(({ sideBar = true }) => sideBar),
    bottom: links.filter(({ bottomBar }) => bottomBar),
  };
}

/** Whether a link leads to the current page or, unless it is exact, to one above it. Home is always exact. */
export function isCurrent({ path, exact = false }: NavigationLink, pathname: string): boolean {
  return matchPath({ path, end: exact || path === '/' }, pathname) !== null;
}

/** One level of the breadcrumb. */
export interface Step {
  readonly path: string;
  readonly title: Localized;
}

/** The pages above a page, the topmost first: by `parent`, and every path ends at home. */
export function stepsAbove(
  page: PageEntry,
  role: Role,
  pages: readonly OwnedPage[],
  home: string,
): Step[] {
  const open = pages.filter((owned) => owned.page.roles.includes(role)).map((owned) => owned.page);
  const steps: Step[] = [];
  let current: PageEntry | undefined = page;
  while (current && current.path !== home && steps.length < pages.length) {
    const above: string = current.parent ?? home;
    const parent = open.find(({ path }) => path === above);
    if (parent)
      steps.unshift({ path: parent.path, title: parent.navigation?.label ?? parent.title });
    current = parent;
  }
  return steps;
}

/** Where the floating back button leads from a nested path; undefined where it is not shown. */
export function backAddress(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length === 0) return undefined;
  return ['tickets', 'forums', 'messages'].includes(first) ? `/${first}` : '/';
}
