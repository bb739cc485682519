import type { Role } from '@hoa/domain';
import { type Localized, matchPath, type NavigationEntry, type PageEntry } from '@hoa/portal';
import type { OwnedPage } from '../registry/registry.ts';

export interface NavigationLink extends NavigationEntry {
  readonly path: string;
}

/** Returns a role's links in the sidebar and in the phone's bottom bar, in order. */
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

/**
 * Returns true if a link leads to the current page or, unless it is exact, to a page above it. Home is always exact.
 */
export function isCurrent({ path, exact = false }: NavigationLink, pathname: string): boolean {
  return matchPath({ path, end: exact || path === '/' }, pathname) !== null;
}

export interface Step {
  readonly path: string;
  readonly title: Localized;
}

/** Returns the ancestors of a page by `parent`, topmost first. Every path starts at home. */
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

/** Returns the target of the floating back button on a nested path; undefined if the button is hidden. */
export function backAddress(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length === 0) return undefined;
  return ['tickets', 'forums', 'messages'].includes(first) ? `/${first}` : '/';
}
