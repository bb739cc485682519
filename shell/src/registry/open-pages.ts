import { type Actor, hasPermission } from '@hoa/domain';
import type { PageEntry } from '@hoa/portal';
import type { OwnedPage } from './registry.ts';

const ownHistory = ['/menu', '/payments', '/profile', '/tickets', '/tickets/:ticketId'];

/**
 * Returns the pages for a person: one that needs a permission that an administrator lacks, or that is not for former
 * owners, is open to no role.
 */
export function openPages<Page extends PageEntry>(
  actor: Actor | null,
  pages: readonly OwnedPage<Page>[],
): readonly OwnedPage<Page>[] {
  if (!actor?.permissions && !actor?.until) return pages;
  return pages.map((owned) => {
    const { permission, path } = owned.page;
    const isOpen = actor.until
      ? ownHistory.includes(path)
      : permission === undefined || hasPermission(actor, permission);
    return isOpen ? owned : { ...owned, page: { ...owned.page, roles: [] } };
  });
}
