import { type Actor, hasPermission } from '@hoa/domain';
import type { PageEntry } from '@hoa/portal';
import type { OwnedPage } from './registry.ts';

/** Returns the pages for a person: one that needs a permission that an administrator lacks is open to no role. */
export function openPages<Page extends PageEntry>(
  actor: Actor | null,
  pages: readonly OwnedPage<Page>[],
): readonly OwnedPage<Page>[] {
  if (!actor?.permissions) return pages;
  return pages.map((owned) => {
    const { permission } = owned.page;
    const isOpen = permission === undefined || hasPermission(actor, permission);
    return isOpen ? owned : { ...owned, page: { ...owned.page, roles: [] } };
  });
}
