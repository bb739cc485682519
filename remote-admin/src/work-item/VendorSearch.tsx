import { SearchField } from '@hoa/ui';
import { useText } from './messages/index.ts';
import type { useVendors } from './useVendors.ts';

export interface VendorSearchProps {
  readonly vendors: Pick<ReturnType<typeof useVendors>, 'search' | 'setSearch' | 'hasSearch'>;
}

/** Searches the vendors to choose from, by name or service, where there are more than a list offers at once. */
export function VendorSearch({ vendors: { search, setSearch, hasSearch } }: VendorSearchProps) {
  const text = useText();
  if (!hasSearch) return null;
  return (
    <SearchField
      label={text.findVendor}
      placeholder={text.findVendor}
      value={search}
      onChange={setSearch}
      // Enter searches, and does not send the form around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
