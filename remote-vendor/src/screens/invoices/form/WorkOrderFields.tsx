import { isCompleted } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/shared';
import { SearchField } from '@hoa/ui';
import { FormSelect, FormTextField } from '@hoa/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import type { InvoiceFormState } from './useInvoiceForm.ts';

/** As many as a list answers at once; with more of them there is a search. */
const maxOffered = 100;

/**
 * The work order, chosen from the vendor's own, and its title, which comes with it and may be changed. The
 * title of a draft stays as it was saved until another work order is chosen.
 */
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
  // What was chosen stays, also where the list does not hold it.
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
          // Enter searches, and does not send the form around it.
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
        <FormTextField form={form} name="workOrderTitle" label={text.workOrderTitle} required />
      )}
    </>
  );
}

/** Writes the title of the work order each time another one is chosen. */
function useFilledTitle(form: InvoiceFormState, chosenId: string, title: string | undefined) {
  const { setValue } = form;
  const filledFor = useRef(chosenId);
  useEffect(() => {
    if (chosenId === filledFor.current || title === undefined) return;
    filledFor.current = chosenId;
    setValue('workOrderTitle', title, { shouldDirty: true, shouldValidate: true });
  }, [chosenId, title, setValue]);
}
