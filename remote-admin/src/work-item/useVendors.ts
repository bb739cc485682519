import { useOperation } from '@hoa/shared';

/** As many as a list answers at once. */
const all = { limit: 100 };

/** The vendors to choose from, by name. */
export function useVendors() {
  return useOperation('vendors.list', all);
}
