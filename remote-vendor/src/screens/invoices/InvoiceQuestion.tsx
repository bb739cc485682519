import type { Invoice } from '@hoa/domain';
import { ConfirmedAction, type ConfirmedActionProps } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { OtherInvoices } from '../../other-invoices/OtherInvoices.tsx';
import { useText } from './messages.ts';
import { useNotDone } from './useNotDone.ts';

/** A draft that is about to be submitted or deleted. */
export interface AskedInvoice {
  readonly invoice: Invoice;
  readonly to: 'submit' | 'delete';
}

export interface InvoiceQuestionProps extends Pick<ConfirmedActionProps, 'onClose' | 'focusAfter'> {
  readonly asked: AskedInvoice;
}

/** Asks for confirmation before a draft is submitted or deleted. */
export function InvoiceQuestion({ asked: { invoice, to }, ...rest }: InvoiceQuestionProps) {
  const Question = to === 'delete' ? DeleteQuestion : SubmitQuestion;
  return <Question invoice={invoice} {...rest} />;
}

type QuestionProps = Omit<InvoiceQuestionProps, 'asked'> & Pick<AskedInvoice, 'invoice'>;

function DeleteQuestion({ invoice, ...rest }: QuestionProps) {
  const text = useText();
  const about = useAbout(invoice);
  const [remove] = useCommand('invoices.delete');
  return (
    <ConfirmedAction
      {...rest}
      question={text.deleteQuestion}
      labels={{ confirm: text.delete, done: text.deletedToast, failed: text.deleteFailed }}
      act={() => remove({ invoiceId: invoice.id })}
    >
      <strong>{`${invoice.invoiceNumber} · ${about}`}</strong>
    </ConfirmedAction>
  );
}

function SubmitQuestion({ invoice, ...rest }: QuestionProps) {
  const text = useText();
  const about = useAbout(invoice);
  const [submit] = useCommand('invoices.submit');
  const notDone = useNotDone(invoice);
  return (
    <ConfirmedAction
      {...rest}
      question={text.submitQuestion({ number: invoice.invoiceNumber })}
      labels={{ confirm: text.confirmSubmit, done: text.submittedToast, failed: text.submitFailed }}
      tone="primary"
      refused={notDone}
      act={() => submit({ invoiceId: invoice.id })}
    >
      <strong>{about}</strong>
      <OtherInvoices workOrderId={invoice.workOrderId} invoiceId={invoice.id} />
      <p>{notDone ?? text.submitHint}</p>
    </ConfirmedAction>
  );
}

function useAbout({ amount, workOrderId, workOrderTitle }: Invoice): string {
  return `${formatUsd(amount, useLocale())} · ${workOrderTitle} · ${workOrderId}`;
}
