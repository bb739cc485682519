import { canPay } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { MoneyField, type MoneyFieldProps } from '@hoa/ui';
import { useState } from 'react';

/** An amount above 0; validated after the field loses focus. */
export function AmountField(props: Omit<MoneyFieldProps, 'error' | 'type'>) {
  const domainText = useDomainText();
  const [isTouched, setIsTouched] = useState(false);
  return (
    <MoneyField
      {...props}
      required
      error={
        isTouched && !canPay(props.value) ? domainText.validations['amount-invalid'] : undefined
      }
      onBlur={() => setIsTouched(true)}
    />
  );
}
