import { canPay, maxCents } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { MoneyField, type MoneyFieldProps } from '@hoa/ui';
import { useState } from 'react';

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
