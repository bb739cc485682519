import type { Vendor } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { useState } from 'react';

/** The maximum page size of a list; with more vendors there is a search. */
const maxOffered = 100;

/**
 * Returns the vendors to select from, by name.
 * @param chosenId the id of the selected vendor, which is included even if the search does not find it; '' for none
 */
export function useVendors(chosenId: string) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isFetching } = useOperation('vendors.list', {
    limit: maxOffered,
    ...(search.trim() && { search: search.trim() }),
  });
  const isChosen = ({ id }: Vendor) => id === chosenId;
  // Loaded as soon as a vendor is selected, so that it stays in the options when a search does not find it.
  const byId = useOperation('vendors.list', { id: chosenId, limit: 1 }, { skip: chosenId === '' });
  const hasChosen = data?.items.some(isChosen);
  const chosen = hasChosen ? undefined : byId.data?.items.find(isChosen);
  const isKnown = hasChosen || chosenId === '' || byId.data || byId.error;
  return {
    /** Undefined while loading. */
    vendors: isKnown ? data && (chosen ? [chosen, ...data.items] : data.items) : undefined,
    error,
    refetch,
    isFetching,
    search,
    setSearch,
    hasSearch: search !== '' || (data?.total ?? 0) > maxOffered,
  };
}
