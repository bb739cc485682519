import { isCompleted } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { SearchField } from '@hoa/ui';
import { FormSelect, FormTextField } from '@hoa/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';

/** The maximum page size of a list; with more work orders there is a search. */
const maxOffered = 100;

/** Fields for one of the vendor's work orders and its title, which is filled in and read-only. */
export function WorkOrderFields({ form }: { readonly form: InvoiceFormState }) {
  const text = useText();
  const domainText = useDomainText();
  const [search, setSearch] = useState('');
  const { data } = useOperation('tickets.list', {
    limit: maxOffered,
    ...(search.trim() && { search: search.trim() }),
  });
  const own = data?.items ?? [];
  const hasSearch = search !== '' || (data?.total ?? 0) > maxOffered;
  const chosenId = useWatch({ control: form.control, name: 'workOrderId' });
  const title = useWatch({ control: form.control, name: 'workOrderTitle' });
  const chosen = own.find(({ id }) => id === chosenId);
  useFilledTitle(form, chosenId, chosen?.title);

  const offered = own.map(({ id, title: name }) => ({ value: id, label: `${id} · ${name}` }));
  // Keeps the selected work order even if the list does not contain it.
  if (chosenId && !chosen) offered.unshift({ value: chosenId, label: `${chosenId} · ${title}` });
  const isEarly = chosen && !isCompleted(chosen.status);
  return (
    <>
      {hasSearch && (
        <SearchField
          label={text.searchWorkOrders}
          placeholder={text.searchWorkOrders}
          value={search}
          onChange={setSearch}
          // Enter searches without submitting the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <FormSelect
        form={form}
        name="workOrderId"
        label={text.workOrderId}
        hint={
          isEarly
            ? text.notDoneYet({ status: domainText.ticketStatuses[chosen.status] })
            : text.workOrderIdHint
        }
        required
        placeholder={text.chooseWorkOrder}
        options={offered}
      />
      {chosenId && (
        <FormTextField
          form={form}
          name="workOrderTitle"
          label={text.workOrderTitle}
          required
          readOnly
        />
      )}
    </>
  );
}

/** Fills in the work order's title each time another one is selected. */
function useFilledTitle(form: InvoiceFormState, chosenId: string, title: string | undefined) {
  const { setValue } = form;
  const filledFor = useRef(chosenId);
  useEffect(() => {
    if (chosenId === filledFor.current || title === undefined) return;
    filledFor.current = chosenId;
    setValue('workOrderTitle', title, { shouldDirty: true, shouldValidate: true });
  }, [chosenId, title, setValue]);
}
