import { SearchField } from '@hoa/ui';
import { useText } from './messages.ts';
import type { useVendors } from './useVendors.ts';

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
