import type { Vendor } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { SearchField } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';

export interface VendorSearchProps {
  readonly vendors: Pick<ReturnType<typeof useVendors>, 'search' | 'setSearch' | 'hasSearch'>;
}

/** Searches vendors by name or service; shown only if there are more than a list returns. */
export function VendorSearch({ vendors: { search, setSearch, hasSearch } }: VendorSearchProps) {
  const text = useText();
  if (!hasSearch) return null;
  return (
    <SearchField
      label={text.findVendor}
      placeholder={text.findVendor}
      value={search}
      onChange={setSearch}
      // Enter searches without submitting the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

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
