import { invoiceAmount, laborCost } from '@hoa/domain';
import { invoiceFormSchema, materialFormSchema } from '@hoa/domain/schemas';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import styles from './InvoiceForm.module.css';
import type { InvoiceFormState } from './useInvoiceForm.ts';

const { laborHours, laborRate } = invoiceFormSchema.shape;
const { quantity, unitCost } = materialFormSchema.shape;

/** The total of the invoice so far; fields that are not valid yet count as 0. */
export function InvoiceTotal(props: {
  readonly form: InvoiceFormState;
  readonly hint: string | undefined;
}) {
  const text = useText();
  const locale = useLocale();
  const typed = useWatch({ control: props.form.control });
  const work = {
    laborHours: laborHours.safeParse(typed.laborHours).data ?? 0,
    laborRate: laborRate.safeParse(typed.laborRate).data ?? 0,
  };
  const materials = (typed.materials ?? []).map((line) => ({
    quantity: quantity.safeParse(line.quantity).data ?? 0,
    unitCost: unitCost.safeParse(line.unitCost).data ?? 0,
  }));
  const total = invoiceAmount({ ...work, materials });
  return (
    <div className={styles.total}>
      <dl>
        <dt>{text.labor}</dt>
        <dd>{formatUsd(laborCost(work), locale)}</dd>
        <dt>{text.materials}</dt>
        <dd>{formatUsd(total - laborCost(work), locale)}</dd>
        <dt className={styles.sum}>{text.total}</dt>
        <dd className={styles.sum}>{formatUsd(total, locale)}</dd>
      </dl>
      {props.hint && <p className={styles.hint}>{props.hint}</p>}
    </div>
  );
}
