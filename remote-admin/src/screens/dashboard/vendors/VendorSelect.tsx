import type { ListState } from '@hoa/parts';
import { Link } from '@hoa/portal';
import { Select } from '@hoa/ui';
import { useVendors, VendorSearch } from '../../../work-item/VendorSearch.tsx';
import { useText } from './messages.ts';
import styles from './Vendors.module.css';

/** A select for the vendor whose work orders or invoices are shown. */
export function VendorSelect({ state }: { readonly state: ListState<'vendor'> }) {
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

/** A link from a list to the page of a work order. */
export function WorkOrderLink({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <Link to={`/tickets/${encodeURIComponent(id)}`} className={styles.link}>
      {title}
    </Link>
  );
}
