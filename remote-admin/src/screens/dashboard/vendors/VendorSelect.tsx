import type { ListState } from '@hoa/parts';
import { Select } from '@hoa/ui';
import { useVendors, VendorSearch } from '../../../work-item/VendorSearch.tsx';
import { useText } from './messages.ts';

export interface VendorSelectProps {
  readonly state: ListState<'vendor'>;
}

/** A select for the vendor whose work orders or invoices are shown. */
export function VendorSelect({ state }: VendorSelectProps) {
  const text = useText();
  const vendors = useVendors(state.filters.vendor);
  return (
    <>
      <VendorSearch vendors={vendors} />
      <Select
        label={text.vendor}
        hideLabel
        placeholder={text.allVendors}
        options={(vendors.vendors ?? []).map(({ uid, displayName }) => ({
          value: uid,
          label: displayName,
        }))}
        value={state.filters.vendor}
        onChange={(event) => state.setFilter('vendor', event.target.value)}
      />
    </>
  );
}
