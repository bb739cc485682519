import type { Invoice } from '@hoa/domain';
import styles from './Invoice.module.css';
import { useText } from './messages.ts';

export interface InvoiceNumberProps {
  readonly invoice: Invoice;
  readonly onOpen: (invoice: Invoice) => void;
}

/** An invoice's number in its row as a button that opens it; on a card, the whole card is clickable. */
export function InvoiceNumber({ invoice, onOpen }: InvoiceNumberProps) {
  const text = useText();
  const { invoiceNumber } = invoice;
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={text.view({ number: invoiceNumber })}
      onClick={() => onOpen(invoice)}
    >
      {invoiceNumber}
    </button>
  );
}
