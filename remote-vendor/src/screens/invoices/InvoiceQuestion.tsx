import type { Invoice } from '@hoa/domain';
import { ConfirmedAction, type ConfirmedActionProps } from '@hoa/parts';
import { useCommand } from '@hoa/shared';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages/index.ts';

/** A draft that is about to be handed in or deleted. */
export interface AskedInvoice {
  readonly invoice: Invoice;
  readonly to: 'submit' | 'delete';
}

export interface InvoiceQuestionProps extends Pick<ConfirmedActionProps, 'onClose' | 'focusAfter'> {
  readonly asked: AskedInvoice;
}

/** The question before a draft is handed in for approval or deleted. */
export function InvoiceQuestion({ asked: { invoice, to }, ...rest }: InvoiceQuestionProps) {
  const text = useText();
  const locale = useLocale();
  const [submit] = useCommand('invoices.submit');
  const [remove] = useCommand('invoices.delete');
  const { id: invoiceId, invoiceNumber, amount, workOrderTitle } = invoice;
  const about = { number: invoiceNumber, amount: formatUsd(amount, locale), title: workOrderTitle };
  if (to === 'delete') {
    return (
      <ConfirmedAction
        {...rest}
        question={text.deleteQuestion}
        labels={{ confirm: text.delete, done: text.deletedToast, failed: text.deleteFailed }}
        act={() => remove({ invoiceId })}
      >
        <strong>{text.about(about)}</strong>
      </ConfirmedAction>
    );
  }
  return (
    <ConfirmedAction
      {...rest}
      question={text.submitQuestion(about)}
      labels={{ confirm: text.confirmSubmit, done: text.submittedToast, failed: text.submitFailed }}
      tone="primary"
      act={() => submit({ invoiceId })}
    >
      <strong>{text.about(about)}</strong>
      <p>{text.submitHint}</p>
    </ConfirmedAction>
  );
}
