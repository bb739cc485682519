import type { Vendor } from '@hoa/shared/domain';
import { Select } from '@hoa/shared/ui';
import type { ListState } from '../../../list/useListState.ts';
import { useText } from './messages/index.ts';

export interface VendorSelectProps {
  readonly vendors: readonly Vendor[] | undefined;
  readonly state: ListState;
}

/** Whose work orders or invoices are shown. */
export function VendorSelect({ vendors = [], state }: VendorSelectProps) {
  const text = useText();
  return (
    <Select
      label={text.vendor}
      hideLabel
      placeholder={text.allVendors}
      options={vendors.map(({ uid, displayName }) => ({ value: uid, label: displayName }))}
      value={state.vendor}
      onChange={(event) => state.setVendor(event.target.value)}
    />
  );
}
