import { type PaymentMethod, paymentFee, paymentMethods } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RadioGroup } from '@hoa/ui';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';

export interface MethodChoiceProps {
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
