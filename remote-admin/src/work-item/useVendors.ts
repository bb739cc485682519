import { useOperation } from '@hoa/shared';

/** The longest page that a list answers. */
const all = { limit: 100 };

/** The vendors to choose from, by name. */
export function useVendors() {
  return useOperation('vendors.list', all);
}
