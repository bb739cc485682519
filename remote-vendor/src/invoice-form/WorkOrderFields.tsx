import { useOperation } from '@hoa/shared';
import { FormTextField } from '@hoa/shared/forms';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../screens/invoices/messages/index.ts';
import type { InvoiceFormState } from './InvoiceForm.tsx';

/** The work order's id, suggested from the vendor's own, and its title, filled in for one that is known. */
export function WorkOrderFields({ form }: { readonly form: InvoiceFormState }) {
  const text = useText();
  const listId = useId();
  const { data: workOrders = [] } = useOperation('tickets.list', {});
  const workOrderId = useWatch({ control: form.control, name: 'workOrderId' });
  const known = workOrders.find(({ id }) => id === workOrderId.trim())?.title;
  const { setValue, getFieldState, getValues } = form;

  useEffect(() => {
    const isOwnWord = getFieldState('workOrderTitle').isDirty && getValues('workOrderTitle') !== '';
    if (known !== undefined && !isOwnWord) setValue('workOrderTitle', known);
  }, [known, setValue, getFieldState, getValues]);

  return (
    <>
      <FormTextField
        form={form}
        name="workOrderId"
        label={text.workOrderId}
        hint={text.workOrderIdHint}
        required
        autoComplete="off"
        list={listId}
      />
      <datalist id={listId}>
        {workOrders.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <FormTextField form={form} name="workOrderTitle" label={text.workOrderTitle} required />
    </>
  );
}
