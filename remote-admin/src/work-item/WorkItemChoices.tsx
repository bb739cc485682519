import {
  type Vendor,
  type WorkItem,
  type WorkItemFormInput,
  workItemCategories,
  workItemPriorities,
} from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { FormSelect, type SchemaFormState } from '@hoa/shared/forms';
import { useText } from './messages/index.ts';
import styles from './WorkItem.module.css';

export interface WorkItemPartProps {
  readonly form: SchemaFormState<WorkItemFormInput, WorkItem>;
}

interface WorkItemChoicesProps extends WorkItemPartProps {
  readonly vendors: readonly Vendor[] | undefined;
}

/** Who is to do it, of what kind it is and how much it presses. */
export function WorkItemChoices({ form, vendors }: WorkItemChoicesProps) {
  const text = useText();
  const words = useDomainText();
  return (
    <>
      <FormSelect
        // Its value is known before the vendors are: chosen anew once they are there.
        key={vendors ? 'vendors' : 'none'}
        form={form}
        name="vendorId"
        label={text.vendor}
        placeholder={text.chooseVendor}
        options={vendors?.map(({ id, displayName, services }) => ({
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
            label: words.ticketCategories[value],
          }))}
        />
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          options={workItemPriorities.map((value) => ({
            value,
            label: words.ticketPriorities[value],
          }))}
        />
      </div>
    </>
  );
}
