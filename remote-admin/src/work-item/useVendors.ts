import type { Vendor } from '@hoa/domain';
import { useOperation } from '@hoa/shared';
import { useRef, useState } from 'react';

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
  const isMissing = chosenId !== '' && data !== undefined && !data.items.some(isChosen);
  const lastOffered = useRef<readonly Vendor[]>([]);
  const lastChosen = lastOffered.current.find(isChosen);
  const skip = !isMissing || lastChosen !== undefined;
  const asked = useOperation('vendors.list', { id: chosenId, limit: 1 }, { skip });
  const chosen = lastChosen ?? asked.data?.items.find(isChosen);
  const isKnown = data !== undefined && (skip || asked.data || asked.error);
  if (isKnown) lastOffered.current = isMissing && chosen ? [chosen, ...data.items] : data.items;
  return {
    /** Undefined while loading. */
    vendors: isKnown ? lastOffered.current : undefined,
    error,
    refetch,
    isFetching,
    search,
    setSearch,
    hasSearch: search !== '' || (data?.total ?? 0) > maxOffered,
  };
}
