import { FormDateField, FormTextField } from '@hoa/shared/forms';
import { useText } from './messages/index.ts';
import styles from './WorkItem.module.css';
import type { WorkItemPartProps } from './WorkItemChoices.tsx';

/** Where it is to be done, until when, and how long it may take. */
export function WorkItemPlace({ form }: WorkItemPartProps) {
  const text = useText();
  return (
    <div className={styles.pair}>
      <FormTextField form={form} name="location" label={text.location} required />
      <FormTextField form={form} name="unit" label={text.unit} />
      <FormDateField form={form} name="dueDate" label={text.dueDate} required />
      <FormTextField
        form={form}
        name="estimatedHours"
        label={text.estimatedHours}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.5}
        short
      />
    </div>
  );
}
