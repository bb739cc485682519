import type { Role } from '@hoa/domain';
import type { MenuPage } from '@hoa/portal';
import type { OwnedPage } from '../registry/registry.ts';

/** The entries of a role in menus, over all remotes, in order; the quick menu leaves out `quick: false`. */
export function menuFor(role: Role, pages: readonly OwnedPage[]): MenuPage[] {
  return pages
    .filter(({ page }) => page.roles.includes(role))
    .flatMap(({ page: { menu, path, navigation } }): MenuPage[] =>
      menu ? [{ ...menu, path, inBar: navigation?.bottomBar }] : [],
    )
    .sort((one, other) => one.order - other.order);
}
