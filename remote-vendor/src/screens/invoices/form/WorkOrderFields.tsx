import { useOperation } from '@hoa/shared';
import { FormTextField } from '@hoa/ui/forms';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';

/** How many work orders are suggested for what is typed. */
const suggestions = 25;

/** The work order's id, suggested from the vendor's own, and its title, filled in for one that is known. */
export function WorkOrderFields({ form }: { readonly form: InvoiceFormState }) {
  const text = useText();
  const listId = useId();
  const workOrderId = useWatch({ control: form.control, name: 'workOrderId' }).trim();
  const { data } = useOperation('tickets.list', { search: workOrderId, limit: suggestions });
  const workOrders = data?.items ?? [];
  const known = workOrders.find(({ id }) => id === workOrderId)?.title;
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
