import type { Role } from '@hoa/domain';

/** Every page of a vendor is below this path. */
export const vendorHome = '/vendor';

/** A role's first page. */
export function homeOf(role: Role): string {
  return role === 'vendor' ? vendorHome : '/';
}
