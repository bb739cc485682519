import {
  type WorkItem,
  type WorkItemFormInput,
  workItemCategories,
  workItemPriorities,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { FormSelect, type SchemaFormState } from '@hoa/ui/forms';
import { useText } from './messages.ts';
import type { useVendors } from './useVendors.ts';
import { VendorSearch } from './VendorSearch.tsx';
import styles from './WorkItem.module.css';

export interface WorkItemPartProps {
  readonly form: SchemaFormState<WorkItemFormInput, WorkItem>;
}

interface WorkItemChoicesProps extends WorkItemPartProps {
  readonly vendors: ReturnType<typeof useVendors>;
}

/** Vendor, category and priority. */
export function WorkItemChoices({ form, vendors }: WorkItemChoicesProps) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <>
      <VendorSearch vendors={vendors} />
      <FormSelect
        // Remounted once the vendors are loaded, so that the initial value is selected.
        key={vendors.vendors ? 'vendors' : 'none'}
        form={form}
        name="vendorId"
        label={text.vendor}
        placeholder={text.chooseVendor}
        options={vendors.vendors?.map(({ id, displayName, services }) => ({
          value: id,
          label: [displayName, services.slice(0, 2).join(', ')].filter(Boolean).join(' – '),
        }))}
        required
      />
      <div className={styles.pair}>
        <FormSelect
          form={form}
          name="category"
          label={text.category}
          options={workItemCategories.map((value) => ({
            value,
            label: domainText.ticketCategories[value],
          }))}
        />
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          options={workItemPriorities.map((value) => ({
            value,
            label: domainText.ticketPriorities[value],
          }))}
        />
      </div>
    </>
  );
}
