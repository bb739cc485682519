import { invoiceNumber, usdInput, type VersionedSettings } from '@hoa/domain';
import { associationFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import {
  EditConflict,
  useConflictText,
  useEditConflict,
  useFieldFailure,
  useLeaveGuard,
  useNow,
} from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Cluster, useStable } from '@hoa/ui';
import {
  FormDecimalField,
  FormSelect,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { type Locale, typedDecimal, useLocale } from '@hoa/ui/text';
import { type ReactNode, useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from './messages.ts';
import styles from './Settings.module.css';

const names = [
  'name',
  'timeZone',
  'emergencyPhone',
  'ticketPrefix',
  'nextTicket',
  'invoicePrefix',
  'nextInvoice',
  'receiptPrefix',
  'duesAmount',
  'laborRate',
] as const;

/** The form of the settings, with the effect of a change before it is saved. A failure keeps what was typed. */
export function SettingsForm({ settings }: { readonly settings: VersionedSettings }) {
  const text = useText();
  const conflictText = useConflictText();
  const locale = useLocale();
  const [save] = useCommand('association.save');
  const conflict = useEditConflict(settings);
  const form = useSettingsForm(settings, locale);
  const fail = useFieldFailure(form, names);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const leaveQuestion = useLeaveGuard(isDirty);
  const restart = useStable((stored: VersionedSettings) => {
    form.reset(valuesOf(stored, locale));
    conflict.restart();
  });

  // Shows what another person saved, unless there is unsaved text here.
  useEffect(() => {
    if (!form.formState.isDirty) restart(settings);
  }, [settings, form, restart]);

  return (
    <SchemaForm
      form={form}
      onSubmit={async ({ nextTicket, nextInvoice, emergencyPhone, receiptPrefix, ...changed }) => {
        try {
          const saved = await save({
            ...changed,
            ...(emergencyPhone && { emergencyPhone }),
            ...(receiptPrefix && { receiptPrefix }),
            ...(dirtyFields.nextTicket && { nextTicket }),
            ...(dirtyFields.nextInvoice && { nextInvoice }),
            version: conflict.seen.version,
          });
          form.reset(valuesOf(saved, locale));
          notify.success(text.saved);
        } catch (error) {
          if (!conflict.take(error)) fail(error, text.failedToSave);
        }
      }}
    >
      <Group title={text.association} hint={text.associationHint}>
        <FormTextField form={form} name="name" label={text.name} hint={text.nameHint} required />
        <FormSelect
          form={form}
          name="timeZone"
          label={text.timeZone}
          hint={
            <>
              <span>{text.timeZoneHint}</span> <TimeThere control={form.control} />
            </>
          }
          translate="no"
          options={timeZones(settings.timeZone)}
          required
        />
        <FormTextField
          form={form}
          name="emergencyPhone"
          type="tel"
          label={text.emergencyPhone}
          hint={text.emergencyPhoneHint}
          short
        />
      </Group>
      <Group title={text.numbers} hint={text.numbersHint}>
        <div className={styles.pair}>
          <FormTextField
            form={form}
            name="ticketPrefix"
            label={text.ticketPrefix}
            hint={text.prefixHint}
            autoComplete="off"
            required
          />
          <FormTextField
            form={form}
            name="nextTicket"
            label={text.nextTicket}
            hint={<NextTicket control={form.control} />}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <FormTextField
            form={form}
            name="invoicePrefix"
            label={text.invoicePrefix}
            hint={text.prefixHint}
            autoComplete="off"
            required
          />
          <FormTextField
            form={form}
            name="nextInvoice"
            label={text.nextInvoice}
            hint={<NextInvoice control={form.control} />}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <FormTextField
            form={form}
            name="receiptPrefix"
            label={text.receiptPrefix}
            hint={text.receiptPrefixHint}
            autoComplete="off"
          />
        </div>
      </Group>
      <Group title={text.amounts} hint={text.amountsHint}>
        <div className={styles.pair}>
          <FormDecimalField
            form={form}
            name="duesAmount"
            label={text.duesAmount}
            hint={text.duesAmountHint}
            step={0.01}
            dollars
          />
          <FormDecimalField
            form={form}
            name="laborRate"
            label={text.laborRate}
            hint={text.laborRateHint}
            step={0.01}
            dollars
          />
        </div>
      </Group>
      {conflict.isRefused && (
        <EditConflict
          fields={names.map((name) => ({
            label: text[name],
            mine: form.getValues(name),
            theirs: valuesOf(settings, locale)[name],
          }))}
          onDiscard={() => restart(settings)}
        />
      )}
      <Cluster gap={4}>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {conflict.isRefused ? conflictText.saveMine : text.save}
        </Button>
      </Cluster>
      {leaveQuestion}
    </SchemaForm>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Group({ title, hint, children }: GroupProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend>
        <h2 className={styles.heading}>{title}</h2>
      </legend>
      <p id={hintId} className={styles.quiet}>
        {hint}
      </p>
      {children}
    </fieldset>
  );
}

function useSettingsForm(settings: VersionedSettings, locale: Locale) {
  const domainText = useDomainText();
  return useSchemaForm(associationFormSchema, {
    defaultValues: valuesOf(settings, locale),
    errorText: (code) => validationMessage(domainText, code),
  });
}

/** The hints below watch the typed values themselves, so that a key press does not render the whole form. */
type HintProps = Pick<ReturnType<typeof useSettingsForm>, 'control'>;

function NextTicket({ control }: HintProps) {
  const text = useText();
  const [prefix, number] = useWatch({ control, name: ['ticketPrefix', 'nextTicket'] });
  return <span>{text.nextTicketIs({ number: `${prefix}-${number}` })}</span>;
}

function NextInvoice({ control }: HintProps) {
  const text = useText();
  const [prefix, number] = useWatch({ control, name: ['invoicePrefix', 'nextInvoice'] });
  const isNumber = /^\d+$/.test(number.trim());
  const next = isNumber ? invoiceNumber(prefix, Number(number)) : `${prefix}-${number}`;
  return <span>{text.nextInvoiceIs({ number: next })}</span>;
}

/** The current time in the selected time zone. */
function TimeThere({ control }: HintProps) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const timeZone = useWatch({ control, name: 'timeZone' });
  if (timeZone === '') return null;
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(now);
  return <span>{text.timeThere({ time })}</span>;
}

/** All time zones, with the stored one even if this browser does not list it. */
function timeZones(stored: string) {
  const zones = [...new Set([stored, ...Intl.supportedValuesOf('timeZone')])].sort();
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

function valuesOf(settings: VersionedSettings, locale: Locale) {
  const amount = (cents?: number) =>
    cents === undefined ? '' : typedDecimal(usdInput(cents), locale);
  return {
    name: settings.name,
    timeZone: settings.timeZone,
    emergencyPhone: settings.emergencyPhone ?? '',
    ticketPrefix: settings.ticketPrefix,
    nextTicket: String(settings.nextTicket),
    invoicePrefix: settings.invoicePrefix,
    nextInvoice: String(settings.nextInvoice),
    receiptPrefix: settings.receiptPrefix ?? '',
    duesAmount: amount(settings.duesAmount),
    laborRate: amount(settings.laborRate),
  };
}
