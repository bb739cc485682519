import type { Invoice, InvoiceForm as Written } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/shared';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDecimalField, FormTextArea, SchemaForm } from '@hoa/ui/forms';
import { useUsualRate } from '../../../usual-rate/useUsualRate.ts';
import { useText } from '../messages/index.ts';
import styles from './InvoiceForm.module.css';
import { InvoiceTotal } from './InvoiceTotal.tsx';
import { Materials } from './Materials.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';
import { WorkOrderFields } from './WorkOrderFields.tsx';

export interface InvoiceFormProps {
  /** The draft to edit; a new one without it. */
  readonly draft: Invoice | undefined;
  readonly onClose: () => void;
}

/** Writes a draft invoice: work order, labor, lines of materials, notes. */
export function InvoiceForm(props: InvoiceFormProps) {
  const laborRate = useUsualRate();
  return laborRate === undefined ? null : <InvoiceDialog {...props} laborRate={laborRate} />;
}

interface InvoiceDialogProps extends InvoiceFormProps {
  readonly laborRate: string;
}

function InvoiceDialog({ draft, laborRate, onClose }: InvoiceDialogProps) {
  const text = useText();
  const fail = useFailure();
  const [save] = useCommand('invoices.save');
  const form = useInvoiceForm(draft, laborRate);

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
          <FormDecimalField
            form={form}
            name="laborHours"
            label={text.laborHours}
            hint={text.laborHoursHint}
            step={0.5}
            required
          />
          <FormDecimalField
            form={form}
            name="laborRate"
            label={text.laborRate}
            hint={text.laborRateHint}
            step={0.01}
            dollars
            required
          />
        </div>
        <Materials form={form} />
        <FormTextArea form={form} name="notes" label={text.notes} rows={2} />
        <InvoiceTotal form={form} hint={draft ? undefined : text.dueInfo} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
            {draft ? text.saveChanges : text.save}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
