import type { Invoice } from '@hoa/domain';
import { Button } from '@hoa/ui';
import type { ComponentProps } from 'react';
import type { AskedInvoice } from './InvoiceQuestion.tsx';
import { useNotDone } from './useNotDone.ts';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  readonly invoice: Invoice;
  readonly onAsk: (asked: AskedInvoice) => void;
}

/** The Submit button of a draft; disabled, with the reason, while its work order is not done. */
export function SubmitButton({ invoice, onAsk, ...look }: SubmitButtonProps) {
  return (
    <Button
      {...look}
      disabledReason={useNotDone(invoice)}
      onClick={() => onAsk({ invoice, to: 'submit' })}
    />
  );
}
