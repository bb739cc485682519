import type { Invoice } from '@hoa/domain';
import { IconButton } from '@hoa/ui';
import { Eye } from 'lucide-react';
import { useText } from './messages/index.ts';

export interface ViewInvoiceButtonProps {
  readonly invoice: Invoice;
  readonly onOpen: (invoice: Invoice) => void;
}

/** Opens an invoice from its row. */
export function ViewInvoiceButton({ invoice, onOpen }: ViewInvoiceButtonProps) {
  const text = useText();
  return (
    <IconButton
      size="sm"
      icon={<Eye />}
      label={text.view({ number: invoice.invoiceNumber })}
      onClick={() => onOpen(invoice)}
    />
  );
}
