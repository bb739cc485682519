import { type InvoiceFormInput, invoiceAmount, laborCost } from '@hoa/domain';
import { invoiceFormSchema, materialFormSchema } from '@hoa/domain/schemas';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { type DeepPartialSkipArrayKey, useWatch } from 'react-hook-form';
import { typedNumber } from '../../../typed-number.ts';
import { useText } from '../messages.ts';
import styles from './InvoiceForm.module.css';
import type { InvoiceFormState } from './useInvoiceForm.ts';

const { laborHours, laborRate } = invoiceFormSchema.shape;
const { quantity, unitCost } = materialFormSchema.shape;

/** The total of the invoice so far; a dash while one of its numbers is invalid. */
export function InvoiceTotal(props: {
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
