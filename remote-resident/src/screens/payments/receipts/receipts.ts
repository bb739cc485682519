import type { Payment } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { saveFile } from '@hoa/parts';
import { flushSync, notify, reportError, useAssociationName } from '@hoa/portal';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useState } from 'react';
import { useText } from '../messages.ts';

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

/** One line of a receipt, in the reader's language. */
export interface ReceiptFact {
  readonly term: string;
  readonly value: string;
}

/** Returns a function for the lines of a receipt: the same on screen, in print and in the file. */
export function useReceiptFacts(): (payment: Payment) => ReceiptFact[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  return (payment) => [
    { term: text.confirmation, value: payment.confirmationNumber },
    { term: text.date, value: formatDate(payment.date, locale, 'day') },
    { term: text.paidBy, value: payment.paidBy.displayName },
    { term: text.descriptionColumn, value: payment.description },
    { term: text.method, value: domainText.paymentMethods[payment.method] },
    { term: text.status, value: domainText.paymentStatuses[payment.status] },
    { term: text.amount, value: formatUsd(payment.amount, locale) },
    { term: text.fee, value: formatUsd(payment.fees, locale) },
    { term: text.total, value: formatUsd(payment.total, locale) },
  ];
}

/** Returns true if a payment has a receipt; failed payments have none. */
export function hasReceipt({ status, confirmationNumber }: Payment): boolean {
  return status !== 'failed' && confirmationNumber !== '';
}

interface ReceiptFile {
  /** BCP 47 tag of the texts' language. */
  readonly language: string;
  readonly association: string;
  readonly title: string;
  readonly facts: readonly ReceiptFact[];
  readonly note: string;
}

/** A receipt as one self-contained HTML page: no scripts and no external resources. */
export function receiptFile({ language, association, title, facts, note }: ReceiptFile): string {
  const rows = facts.map(
    ({ term, value }) => `<tr><th scope="row">${escaped(term)}</th><td>${escaped(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${title} · ${association}`)}</title>
<style>
body { max-width: 38rem; margin: 3rem auto; padding: 0 1.5rem; color: #222; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
header { border-bottom: 2px solid #222; margin-bottom: 1.5rem; }
header p { margin: 0; color: #555; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 0; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: 45%; color: #555; font-weight: 400; }
tr:last-child > * { border-bottom: 2px solid #222; color: #222; font-size: 1.25rem; font-weight: 600; }
footer { margin-top: 1.5rem; color: #555; }
@media print { body { margin: 0; } }
</style>
<header><p>${escaped(association)}</p><h1>${escaped(title)}</h1></header>
<table><tbody>
${rows.join('\n')}
</tbody></table>
<footer>${escaped(note)}</footer>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
