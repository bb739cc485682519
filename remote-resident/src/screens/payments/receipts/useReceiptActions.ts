import type { Payment } from '@hoa/domain';
import { saveFile } from '@hoa/parts';
import { flushSync, notify, reportError, useAssociationName } from '@hoa/portal';
import { useLocale } from '@hoa/ui/text';
import { useState } from 'react';
import { useText } from '../messages.ts';
import { receiptFile } from './receipt-file.ts';
import { useReceiptFacts } from './useReceiptFacts.ts';

/** Prints and downloads receipts. Render `printed` as a PrintedReceipt. */
export function useReceiptActions() {
  const text = useText();
  const locale = useLocale();
  const association = useAssociationName();
  const factsOf = useReceiptFacts();
  const [printed, setPrinted] = useState<Payment | null>(null);

  function print(payment: Payment) {
    flushSync(() => setPrinted(payment));
    // `print` may return before the dialog closes: keep the receipt until `afterprint`.
    window.addEventListener('afterprint', () => setPrinted(null), { once: true });
    window.print();
    notify.success(text.printed);
  }

  function download(payment: Payment) {
    try {
      const html = receiptFile({
        language: locale,
        association,
        title: text.receipt,
        facts: factsOf(payment),
        note: text.keepThis,
      });
      const name = payment.confirmationNumber.replace(/[^\w-]/g, '') || payment.id;
      saveFile(new File([html], `receipt-${name}.html`, { type: 'text/html' }));
      notify.success(text.downloaded);
    } catch (error) {
      reportError(error);
    }
  }

  return { printed, print, download };
}
