import { mayWriteInvoice } from '@hoa/domain';
import { useActor } from '@hoa/shared';
import { Button, IconButton } from '@hoa/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { DraftActionsProps } from './DraftActions.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages/index.ts';
import { useNotDone } from './useNotDone.ts';

/** What may be done with a draft in its row; nothing with any other invoice. */
export function RowActions({ invoice, onEdit, onAsk }: DraftActionsProps) {
  const text = useText();
  const actor = useActor();
  const number = invoice.invoiceNumber;
  if (!mayWriteInvoice(actor, invoice).ok) return null;
  return (
    <span className={styles.rowActions}>
      <SubmitButton {...{ invoice, onAsk }} />
      <IconButton
        size="sm"
        icon={<Pencil />}
        label={text.editOne({ number })}
        onClick={() => onEdit(invoice)}
      />
      <IconButton
        size="sm"
        icon={<Trash2 />}
        label={text.deleteOne({ number })}
        onClick={() => onAsk({ invoice, to: 'delete' })}
      />
    </span>
  );
}

/** It says why it refuses while the work is not done. */
function SubmitButton({ invoice, onAsk }: Pick<DraftActionsProps, 'invoice' | 'onAsk'>) {
  const text = useText();
  return (
    <Button
      size="sm"
      aria-label={text.submitOne({ number: invoice.invoiceNumber })}
      disabledReason={useNotDone(invoice)}
      onClick={() => onAsk({ invoice, to: 'submit' })}
    >
      {text.confirmSubmit}
    </Button>
  );
}
