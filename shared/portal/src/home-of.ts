import type { Role } from '@hoa/domain';

/** Everything of a vendor's stands below this path. */
export const vendorHome = '/vendor';

/** A role's first page. */
export function homeOf(role: Role): string {
  return role === 'vendor' ? vendorHome : '/';
}
