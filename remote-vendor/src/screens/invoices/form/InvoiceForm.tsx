import type { Invoice, InvoiceFormValues } from '@hoa/domain';
import { ConfirmedAction, useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDecimalField, FormTextArea, SchemaForm } from '@hoa/ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { InvoicesNamed, useOtherInvoices } from '../../../other-invoices/OtherInvoices.tsx';
import { useUsualRate } from '../../../useUsualRate.ts';
import { useText } from '../messages.ts';
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

/**
 * Writes a draft invoice: work order, labor, lines of materials, notes. Asks for confirmation before a second invoice
 * for a work order.
 */
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

  const { control } = form;
  const workOrderId = useWatch({ control, name: 'workOrderId' });
  const isSameOrder = workOrderId === draft?.workOrderId;
  const { others, isFetching } = useOtherInvoices(isSameOrder ? '' : workOrderId, draft?.id);
  const [second, setSecond] = useState<InvoiceFormValues | null>(null);

  const store = ({ notes, ...written }: InvoiceFormValues) =>
    save({ ...written, ...(draft && { id: draft.id }), ...(notes && { notes }) });
  const done = draft ? text.updatedToast : text.createdToast;
  const send = async (written: InvoiceFormValues) => {
    if (others.length > 0) return setSecond(written);
    try {
      await store(written);
      notify.success(done);
      onClose();
    } catch (error) {
      fail(error, text.saveFailed);
    }
  };
  const saveLabel = draft ? text.saveChanges : text.save;
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
          <Button
            type="submit"
            variant="primary"
            loading={form.formState.isSubmitting || isFetching}
          >
            {saveLabel}
          </Button>
        </DialogFooter>
      </SchemaForm>
      {second && (
        <ConfirmedAction
          question={text.saveSecondQuestion}
          labels={{ confirm: saveLabel, done, failed: text.saveFailed }}
          tone="primary"
          act={() => store(second)}
          onClose={() => setSecond(null)}
          onDone={onClose}
        >
          <strong>{`${second.workOrderId} · ${second.workOrderTitle}`}</strong>
          <InvoicesNamed invoices={others} />
        </ConfirmedAction>
      )}
    </Dialog>
  );
}
