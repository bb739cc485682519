import { notify, useCommand } from '@hoa/shared';
import type { Invoice } from '@hoa/shared/domain';
import { useFailure } from '@hoa/shared/tickets';
import { useText } from './messages/index.ts';

/** Hands a draft in for approval; `submitting` is true meanwhile. */
export function useSubmitInvoice() {
  const text = useText();
  const fail = useFailure();
  const [run, { isLoading: submitting }] = useCommand('invoices.submit');
  const submit = async ({ id }: Invoice) => {
    try {
      await run({ invoiceId: id });
      notify.success(text.submittedToast);
    } catch (error) {
      fail(error, text.submitFailed);
    }
  };
  return { submit, submitting };
}
