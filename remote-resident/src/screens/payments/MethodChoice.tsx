import { type PaymentMethod, paymentFee, paymentMethods } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatUsd, useLocale } from '@hoa/shared/text';
import { RadioGroup } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';

export interface MethodChoiceProps {
  /** In cents: each method says what it would cost. */
  readonly amount: number | null;
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  readonly disabled?: boolean;
}

/** How to pay, with the fee and the time that each takes. */
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
