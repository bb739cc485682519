import { notify, useCommand } from '@hoa/shared';
import {
  blankMaterial,
  defaultLaborRate,
  type Invoice,
  type InvoiceFormInput,
  invoiceFormSchema,
  usdInput,
  type InvoiceForm as Written,
} from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import { FormTextArea, FormTextField, SchemaForm, useSchemaForm } from '@hoa/shared/forms';
import { useFailure } from '@hoa/shared/tickets';
import { Button, Dialog, DialogFooter } from '@hoa/shared/ui';
import { useText } from '../screens/invoices/messages/index.ts';
import styles from './InvoiceForm.module.css';
import { InvoiceTotal } from './InvoiceTotal.tsx';
import { Materials } from './Materials.tsx';
import { WorkOrderFields } from './WorkOrderFields.tsx';

export interface InvoiceFormProps {
  /** The draft to edit; a new one without it. */
  readonly draft: Invoice | undefined;
  readonly onClose: () => void;
}

const number = { type: 'number', min: '0', short: true } as const;

/** Writes a draft invoice: work order, labor, lines of materials, notes. */
export function InvoiceForm({ draft, onClose }: InvoiceFormProps) {
  const text = useText();
  const fail = useFailure();
  const [save] = useCommand('invoices.save');
  const form = useInvoiceForm(draft);

  const send = async ({ notes, ...written }: Written) => {
    try {
      await save({ ...written, ...(draft && { id: draft.id }), ...(notes && { notes }) });
      notify.success(draft ? text.updatedToast : text.createdToast);
      onClose();
    } catch (error) {
      fail(error, text.saveFailed);
    }
  };
  return (
    <Dialog
      open
      size="lg"
      title={draft ? text.edit : text.create}
      confirmClose={form.formState.isDirty}
      onClose={onClose}
    >
      <SchemaForm form={form} onSubmit={send}>
        <WorkOrderFields form={form} />
        <div className={styles.pair}>
          <FormTextField
            form={form}
            name="laborHours"
            label={text.laborHours}
            hint={text.laborHoursHint}
            required
            step="0.5"
            inputMode="decimal"
            {...number}
          />
          <FormTextField
            form={form}
            name="laborRate"
            label={text.laborRate}
            hint={text.laborRateHint}
            required
            step="0.01"
            inputMode="decimal"
            {...number}
          />
        </div>
        <Materials form={form} />
        <FormTextArea form={form} name="notes" label={text.notes} rows={2} />
        <InvoiceTotal form={form} hint={draft ? undefined : text.dueInfo} />
        <DialogFooter>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
            {draft ? text.saveChanges : text.save}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}

/** The form's state, as its parts take it. */
export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

function useInvoiceForm(draft: Invoice | undefined) {
  const words = useDomainText();
  return useSchemaForm<InvoiceFormInput, Written>(invoiceFormSchema, {
    defaultValues: draft ? asTyped(draft) : blank,
    errorText: (code) => validationMessage(words, code),
  });
}

const blank: InvoiceFormInput = {
  workOrderId: '',
  workOrderTitle: '',
  laborHours: '',
  laborRate: usdInput(defaultLaborRate),
  materials: [blankMaterial],
  notes: '',
};

function asTyped(draft: Invoice): InvoiceFormInput {
  const { workOrderId, workOrderTitle, laborHours, laborRate, materials, notes = '' } = draft;
  return {
    workOrderId,
    workOrderTitle,
    laborHours: String(laborHours),
    laborRate: usdInput(laborRate),
    materials:
      materials.length === 0
        ? [blankMaterial]
        : materials.map(({ item, quantity, unitCost }) => ({
            item,
            quantity: String(quantity),
            unitCost: usdInput(unitCost),
          })),
    notes,
  };
}
