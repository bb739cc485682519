import {
  canPay,
  maxCents,
  type PaymentFees,
  type PaymentMethod,
  paymentFee,
  paymentMethods,
  paymentTotal,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useAssociation, useOperation } from '@hoa/portal';
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
  const feeName = useFeeName();
  const fees = useAssociation();
  const cost = quote(amount, method, fees);
  const shown = (cents = 0) => formatUsd(cents, locale);
  return (
    <div className={styles.summary}>
      <dl className={styles.sums}>
        <div>
          <dt>{text.amount}</dt>
          <dd>{shown(cost?.amount)}</dd>
        </div>
        <div>
          <dt>{feeName(method, fees)}</dt>
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

/** Returns a function that names a fee after the way it is calculated. */
function useFeeName() {
  const text = useText();
  const locale = useLocale();
  return (
    method: PaymentMethod,
    { cardFeeRate = 0, cardFeeFlat = 0, bankFee = 0 }: PaymentFees = {},
  ) => {
    const isByCard = method === 'card';
    if (!isByCard || cardFeeRate === 0) {
      return (isByCard ? cardFeeFlat : bankFee) > 0 ? text.feeAch : text.fee;
    }
    const percent = formatNumber(cardFeeRate / 100, locale);
    if (cardFeeFlat === 0) return text.feePercent({ percent });
    return text.feeCard({ percent, flat: formatUsd(cardFeeFlat, locale) });
  };
}

/** The cost of a payment, in cents. */
interface Quote {
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** The cost of paying an amount in cents by a method; null for an invalid amount, or until the fees are read. */
export function quote(
  amount: number | null,
  method: PaymentMethod,
  fees: PaymentFees | undefined,
): Quote | null {
  if (!canPay(amount) || !fees) return null;
  return {
    amount,
    fee: paymentFee(amount, method, fees),
    total: paymentTotal(amount, method, fees),
  };
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
  const fees = useAssociation() ?? {};
  const hint = (method: PaymentMethod) => {
    const fee = formatUsd(paymentFee(amount ?? 0, method, fees), locale);
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
