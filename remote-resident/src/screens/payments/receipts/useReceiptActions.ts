import { flushSync, notify, portalName, reportError } from '@hoa/shared';
import type { Payment } from '@hoa/shared/domain';
import { useLocale } from '@hoa/shared/text';
import { useState } from 'react';
import { saveFile } from '../../../downloads/saveFile.ts';
import { useText } from '../messages/index.ts';
import { receiptFile } from './receipt-file.ts';
import { useReceiptFacts } from './useReceiptFacts.ts';

/** Printing and downloading receipts; `printed` is what must be on the page for the print view. */
export function useReceiptActions() {
  const text = useText();
  const locale = useLocale();
  const factsOf = useReceiptFacts();
  const [printed, setPrinted] = useState<Payment | null>(null);

  function print(payment: Payment) {
    flushSync(() => setPrinted(payment));
    // The print view may stay open for long: the paper goes when it closes, not when `print` returns.
    window.addEventListener('afterprint', () => setPrinted(null), { once: true });
    window.print();
    notify.success(text.printed);
  }

  function download(payment: Payment) {
    try {
      const html = receiptFile({
        language: locale,
        association: portalName,
        title: text.receipt,
        facts: factsOf(payment),
        note: text.keepThis,
      });
      const name = payment.confirmationNumber.replace(/[^\w-]/g, '') || payment.id;
      saveFile(`receipt-${name}.html`, new Blob([html], { type: 'text/html' }));
      notify.success(text.downloaded);
    } catch (error) {
      reportError(error);
    }
  }

  return { printed, print, download };
}
