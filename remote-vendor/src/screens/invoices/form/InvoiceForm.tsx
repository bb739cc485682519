import {
  type Invoice,
  type InvoiceFormInput,
  type InvoiceFormValues,
  invoiceAmount,
  laborCost,
} from '@hoa/domain';
import { blankMaterial, invoiceFormSchema, materialFormSchema } from '@hoa/domain/schemas';
import { ConfirmedAction, useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter, Icon, IconButton } from '@hoa/ui';
import { FormDecimalField, FormTextArea, FormTextField, SchemaForm } from '@hoa/ui/forms';
import { formatUsd, typedDecimal, useLocale } from '@hoa/ui/text';
import { Plus, Trash2 } from 'lucide';
import { useId, useState } from 'react';
import { type DeepPartialSkipArrayKey, useFieldArray, useWatch } from 'react-hook-form';
import { InvoicesNamed, useOtherInvoices } from '../../../other-invoices/OtherInvoices.tsx';
import { typedNumber } from '../../../typed-number.ts';
import { useUsualRate } from '../../../useUsualRate.ts';
import { useText } from '../messages.ts';
import styles from './InvoiceForm.module.css';
import { type InvoiceFormState, useInvoiceForm } from './useInvoiceForm.ts';
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

/** The lines of materials; the last one cannot be removed. */
function Materials({ form }: { readonly form: InvoiceFormState }) {
  const text = useText();
  const headingId = useId();
  const locale = useLocale();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'materials' });
  const isLast = fields.length === 1;
  return (
    <section aria-labelledby={headingId} className={styles.materials}>
      <h3 id={headingId} className={styles.heading}>
        {text.materials}
      </h3>
      <ul className={styles.lines}>
        {fields.map(({ id }, index) => {
          const n = index + 1;
          return (
            <li key={id} className={styles.line}>
              <FormTextField
                form={form}
                name={`materials.${index}.item`}
                label={text.item}
                suffix={String(n)}
              />
              <FormTextField
                form={form}
                name={`materials.${index}.quantity`}
                label={text.quantity}
                suffix={String(n)}
                type="number"
                min="1"
                step="1"
                inputMode="numeric"
              />
              <FormDecimalField
                form={form}
                name={`materials.${index}.unitCost`}
                label={text.unitCost}
                suffix={String(n)}
                step={0.01}
                dollars
                placeholder={typedDecimal('0.00', locale)}
              />
              <IconButton
                label={isLast ? text.oneMaterial : text.removeMaterial({ n })}
                icon={<Icon icon={Trash2} />}
                aria-disabled={isLast}
                onClick={() => !isLast && remove(index)}
              />
            </li>
          );
        })}
      </ul>
      <Button size="sm" icon={<Icon icon={Plus} />} onClick={() => append(blankMaterial)}>
        {text.addMaterial}
      </Button>
    </section>
  );
}

const { laborHours, laborRate } = invoiceFormSchema.shape;
const { quantity, unitCost } = materialFormSchema.shape;

/** The total of the invoice so far; a dash while one of its numbers is invalid. */
function InvoiceTotal(props: {
  readonly form: InvoiceFormState;
  readonly hint: string | undefined;
}) {
  const text = useText();
  const locale = useLocale();
  const typed = useWatch({ control: props.form.control });
  const labor = laborOf(typed);
  const total = labor && totalOf(labor, typed.materials ?? []);
  const usd = (cents: number | undefined) => (cents === undefined ? '–' : formatUsd(cents, locale));
  return (
    <div className={styles.total}>
      <dl>
        <dt>{text.labor}</dt>
        <dd>{usd(labor && laborCost(labor))}</dd>
        <dt>{text.materials}</dt>
        <dd>{usd(labor && total !== undefined ? total - laborCost(labor) : undefined)}</dd>
        <dt className={styles.sum}>{text.total}</dt>
        <dd className={styles.sum}>{usd(total)}</dd>
      </dl>
      {props.hint && <p className={styles.hint}>{props.hint}</p>}
    </div>
  );
}

type Typed = DeepPartialSkipArrayKey<InvoiceFormInput>;

function laborOf(typed: Typed) {
  const hours = typedNumber(laborHours, typed.laborHours);
  const rate = typedNumber(laborRate, typed.laborRate);
  return hours === undefined || rate === undefined
    ? undefined
    : { laborHours: hours, laborRate: rate };
}

function totalOf(
  labor: NonNullable<ReturnType<typeof laborOf>>,
  lines: NonNullable<Typed['materials']>,
): number | undefined {
  const materials = lines.flatMap((line) => {
    const number = typedNumber(quantity, line.quantity);
    const cost = typedNumber(unitCost, line.unitCost);
    return number === undefined || cost === undefined ? [] : [{ quantity: number, unitCost: cost }];
  });
  return materials.length < lines.length ? undefined : invoiceAmount({ ...labor, materials });
}
