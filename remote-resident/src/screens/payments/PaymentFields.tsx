import {
  canPay,
  cardFee,
  maxCents,
  type PaymentMethod,
  paymentFee,
  paymentMethods,
  paymentTotal,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { MoneyField, type MoneyFieldProps, RadioGroup } from '@hoa/ui';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { useState } from 'react';
import styles from './MakePayment.module.css';
import { useText } from './messages.ts';
import { useSourceText } from './useSourceText.ts';

export interface CostSummaryProps {
  /** In cents; null while the field is empty. */
  readonly amount: number | null;
  readonly method: PaymentMethod;
}

/** Amount, fee, total and the charged account or card. The choice of method shows how long the payment takes. */
export function CostSummary({ amount, method }: CostSummaryProps) {
  const text = useText();
  const locale = useLocale();
  const sourceText = useSourceText();
  const sources = useOperation('payments.sources', {});
  const source = sourceText(sources.data?.find(({ type }) => type === method));
  const cost = quote(amount, method);
  const shown = (cents = 0) => formatUsd(cents, locale);
  const cardRates = {
    percent: formatNumber(cardFee.perThousand / 10, locale),
    flat: shown(cardFee.flat),
  };
  return (
    <div className={styles.summary}>
      <dl className={styles.sums}>
        <div>
          <dt>{text.amount}</dt>
          <dd>{shown(cost?.amount)}</dd>
        </div>
        <div>
          <dt>{method === 'ach' ? text.feeAch : text.feeCard(cardRates)}</dt>
          <dd>{shown(cost?.fee)}</dd>
        </div>
        <div className={styles.costSummaryTotal}>
          <dt>{text.total}</dt>
          <dd aria-live="polite">{shown(cost?.total)}</dd>
        </div>
      </dl>
      {(source || sources.isLoading) && (
        // Reserves the line while loading, to avoid a layout shift.
        <p className={styles.costSummaryNote}>{source ? text.chargedTo({ source }) : '\u00a0'}</p>
      )}
      <p className={styles.costSummaryNote}>{text.refunds}</p>
    </div>
  );
}

/** The cost of a payment, in cents. */
interface Quote {
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** The cost of paying an amount in cents by a method; null for an invalid amount. */
export function quote(amount: number | null, method: PaymentMethod): Quote | null {
  if (!canPay(amount)) return null;
  return { amount, fee: paymentFee(amount, method), total: paymentTotal(amount, method) };
}

/** An amount that can be paid; validated after the field loses focus. */
export function AmountField(props: Omit<MoneyFieldProps, 'error' | 'type'>) {
  const domainText = useDomainText();
  const [isTouched, setIsTouched] = useState(false);
  const { value } = props;
  const invalid = value !== null && value > maxCents ? 'amount-too-large' : 'amount-invalid';
  const problem = isTouched && !canPay(value) ? invalid : undefined;
  return (
    <MoneyField
      {...props}
      required
      error={problem && domainText.validations[problem]}
      onBlur={() => setIsTouched(true)}
    />
  );
}

interface MethodChoiceProps {
  /** In cents, to show each method's fee. */
  readonly amount: number | null;
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  readonly disabled?: boolean;
}

/** The payment methods, each with its fee and duration. */
export function MethodChoice({ amount, value, onChange, disabled }: MethodChoiceProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const hint = (method: PaymentMethod) => {
    const fee = formatUsd(paymentFee(amount ?? 0, method), locale);
    const arrives = method === 'ach' ? text.arrivesAch : text.arrivesCard;
    return `${text.feeNow({ fee })} · ${arrives}`;
  };
  return (
    <RadioGroup
      label={text.method}
      tiles
      value={value}
      onChange={onChange}
      options={paymentMethods.map((method) => ({
        value: method,
        label: domainText.paymentMethods[method],
        hint: hint(method),
        disabled,
      }))}
    />
  );
}
