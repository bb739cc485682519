import { canPay } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { MoneyField, type MoneyFieldProps } from '@hoa/shared/ui';
import { useState } from 'react';

/** An amount above 0 in steps of a cent; says so once it has been left with anything else. */
export function AmountField(props: Omit<MoneyFieldProps, 'error' | 'type'>) {
  const domainText = useDomainText();
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <MoneyField
      {...props}
      type="number"
      min="0.01"
      step="0.01"
      required
      error={wasLeft && !canPay(props.value) ? domainText.validations['amount-invalid'] : undefined}
      onBlur={() => setWasLeft(true)}
      // Scrolling past a focused number field must not change the sum.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
