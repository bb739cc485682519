import {
  autoFilledAmount,
  calculatedTotal,
  defaultInvoiceDescription,
  defaultMaterialsCost,
  laborCost,
  parseUsd,
  type Ticket,
  type TicketInvoiceForm,
  type TicketInvoiceFormInput,
  usdInput,
} from '@hoa/domain';
import { ticketInvoiceFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { ConfirmedAction, FileUploader, useUploads } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDecimalField, FormTextArea, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { formatNumber, formatUsd, type Locale, typedDecimal, useLocale } from '@hoa/ui/text';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { OtherInvoices } from '../../other-invoices/OtherInvoices.tsx';
import { typedNumber } from '../../typed-number.ts';
import { useUsualRate } from '../../useUsualRate.ts';
import { useText } from '../messages.ts';
import styles from './CreateInvoice.module.css';

export interface CreateInvoiceProps {
  /** A resolved work order of the vendor's. */
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** The invoice of a resolved work order: its amount follows hours, rate and materials and may be changed. */
export function CreateInvoice(props: CreateInvoiceProps) {
  const laborRate = useUsualRate();
  return laborRate === undefined ? null : <InvoiceDialog {...props} laborRate={laborRate} />;
}

interface InvoiceDialogProps extends CreateInvoiceProps {
  readonly laborRate: string;
}

function InvoiceDialog({ ticket, laborRate, onClose }: InvoiceDialogProps) {
  const text = useText();
  const locale = useLocale();
  const [submit] = useCommand('tickets.submitInvoice');
  const uploads = useUploads({ ownerId: ticket.id, folder: 'attachments' });
  const form = useInvoiceForm(ticket, laborRate, locale);
  const values = useWatch({ control: form.control, compute: asTyped });
  const work = readWork(values);
  useAutoFill(form, work && autoFilledAmount(work), locale);
  const [written, setWritten] = useState<TicketInvoiceForm | null>(null);

  const send = ({ notes, ...invoice }: TicketInvoiceForm) =>
    submit({
      ...invoice,
      ...(notes ? { notes } : {}),
      ticketId: ticket.id,
      attachments: [...uploads.files],
    });
  const isMissing = values.amount.trim() === '' || values.description.trim() === '';
  return (
    <Dialog
      open
      size="lg"
      title={text.createInvoice}
      confirmClose={form.formState.isDirty || uploads.items.length > 0}
      onClose={onClose}
    >
      <SchemaForm
        form={form}
        onSubmit={(invoice) => {
          if (uploads.readyToSend()) setWritten(invoice);
        }}
      >
        <p className={styles.reference}>
          <span>{text.workOrder}</span> <b>{ticket.id}</b>
          <span>{` · ${ticket.title}`}</span>
        </p>
        <div className={styles.fields}>
          <FormDecimalField
            form={form}
            name="laborHours"
            label={text.laborHours}
            hint={text.laborHoursHint}
            step={0.5}
            placeholder="0"
          />
          <FormDecimalField
            form={form}
            name="laborRate"
            label={text.laborRate}
            hint={text.laborRateHint}
            step={0.01}
            dollars
          />
          <FormDecimalField
            form={form}
            name="materialsCost"
            label={text.materialsCost}
            hint={text.materialsCostHint}
            step={0.01}
            dollars
          />
        </div>
        <p className={styles.calculated}>
          <span>{text.calculatedTotal}</span>
          <output>{work ? formatUsd(calculatedTotal(work), locale) : '–'}</output>
        </p>
        <FormDecimalField
          form={form}
          name="amount"
          label={text.amount}
          hint={text.amountHint}
          step={0.01}
          dollars
          required
        />
        <FormTextArea
          form={form}
          name="description"
          label={text.invoiceDescription}
          required
          rows={3}
        />
        <FormTextArea form={form} name="notes" label={text.notes} rows={2} />
        <FileUploader uploads={uploads} label={text.documents} />
        <InvoiceSummary work={work} amount={values.amount} documents={uploads.files.length} />
        <DialogFooter>
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            loading={form.formState.isSubmitting}
            disabledReason={isMissing ? text.amountMissing : undefined}
          >
            {text.submit}
          </Button>
        </DialogFooter>
      </SchemaForm>
      {written && (
        <ConfirmedAction
          question={text.submitQuestion({ amount: formatUsd(written.amount, locale) })}
          labels={{ confirm: text.confirmSubmit, done: text.submitted, failed: text.submitFailed }}
          tone="primary"
          act={() => send(written)}
          onClose={() => setWritten(null)}
          onDone={onClose}
        >
          <strong>{`${ticket.id} · ${ticket.title}`}</strong>
          <OtherInvoices workOrderId={ticket.id} />
          <p>{text.submitHint}</p>
        </ConfirmedAction>
      )}
    </Dialog>
  );
}

const asTyped = (values: TicketInvoiceFormInput) => values;

function useInvoiceForm(ticket: Ticket, laborRate: string, locale: Locale) {
  const domainText = useDomainText();
  return useSchemaForm<TicketInvoiceFormInput, TicketInvoiceForm>(ticketInvoiceFormSchema, {
    defaultValues: {
      laborHours: '',
      laborRate,
      materialsCost: typedDecimal(usdInput(defaultMaterialsCost), locale),
      amount: '',
      description: defaultInvoiceDescription(ticket.title),
      notes: '',
      attachments: [],
    },
    errorText: (code) => validationMessage(domainText, code),
  });
}

/** Writes the calculated total into the amount whenever it changes and is not 0. */
function useAutoFill(
  form: ReturnType<typeof useInvoiceForm>,
  amount: number | undefined,
  locale: Locale,
) {
  const { setValue } = form;
  useEffect(() => {
    if (amount === undefined) return;
    const typed = typedDecimal(usdInput(amount), locale);
    setValue('amount', typed, { shouldDirty: true, shouldValidate: true });
  }, [amount, locale, setValue]);
}

interface InvoiceSummaryProps {
  /** Undefined while one of its numbers is invalid. */
  readonly work: TypedWork | undefined;
  /** As typed, in dollars. */
  readonly amount: string;
  readonly documents: number;
}

/** A summary of the invoice: the calculation and the amount. */
function InvoiceSummary({ work, amount, documents }: InvoiceSummaryProps) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const total = work ? calculatedTotal(work) : 0;
  const enteredTotal = parseUsd(amount);
  const adjustment = enteredTotal === null ? 0 : enteredTotal - total;
  return (
    <section aria-labelledby={headingId} className={styles.summary}>
      <h3 id={headingId} className={styles.heading}>
        {text.summary}
      </h3>
      <dl className={styles.lines}>
        <dt>{work ? `${text.labor} (${text.laborLine(laborOf(work, locale))})` : text.labor}</dt>
        <dd>{work ? formatUsd(laborCost(work), locale) : '–'}</dd>
        <dt>{text.materials}</dt>
        <dd>{work ? formatUsd(work.materialsCost, locale) : '–'}</dd>
        {adjustment !== 0 && total > 0 && (
          <>
            <dt>{text.adjustment}</dt>
            <dd>{formatUsd(adjustment, locale)}</dd>
          </>
        )}
        {documents > 0 && (
          <>
            <dt>{text.files}</dt>
            <dd>{formatNumber(documents, locale)}</dd>
          </>
        )}
        <dt className={styles.total}>{text.toPay}</dt>
        <dd className={styles.total}>
          {enteredTotal === null ? '–' : formatUsd(enteredTotal, locale)}
        </dd>
      </dl>
    </section>
  );
}

const laborOf = ({ laborHours, laborRate }: TypedWork, locale: Locale) => ({
  hours: formatNumber(laborHours, locale),
  rate: formatUsd(laborRate, locale),
});

const schemas = ticketInvoiceFormSchema.shape;

interface TypedWork {
  readonly laborHours: number;
  /** In cents, like the materials. */
  readonly laborRate: number;
  readonly materialsCost: number;
}

/** The typed hours, rate and materials; undefined while one of them is not valid. */
function readWork(values: Pick<TicketInvoiceFormInput, keyof TypedWork>): TypedWork | undefined {
  const laborHours = typedNumber(schemas.laborHours, values.laborHours);
  const laborRate = typedNumber(schemas.laborRate, values.laborRate);
  const materialsCost = typedNumber(schemas.materialsCost, values.materialsCost);
  if (laborHours === undefined || laborRate === undefined || materialsCost === undefined) {
    return undefined;
  }
  return { laborHours, laborRate, materialsCost };
}
