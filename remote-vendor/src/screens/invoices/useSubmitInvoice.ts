import type { Invoice } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/shared';
import { useText } from './messages/index.ts';

/** Submits a draft for approval; `submitting` is true meanwhile. */
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
