import { invoiceNumber } from '@hoa/domain';
import { FormTextField } from '@hoa/ui/forms';
import { useWatch } from 'react-hook-form';
import { Group } from './Group.tsx';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import type { GroupProps, HintProps } from './useSettingsForm.ts';

/** The prefixes of numbers, and the next number of each sequence. */
export function NumbersGroup({ form }: GroupProps) {
  const text = useText();
  return (
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
  );
}

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
