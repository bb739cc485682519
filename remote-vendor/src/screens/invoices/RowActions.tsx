import { mayWriteInvoice } from '@hoa/domain';
import { useActor } from '@hoa/portal';
import { IconButton } from '@hoa/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { DraftActionsProps } from './DraftActions.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** The actions for a draft in its row; renders nothing for other invoices. */
export function RowActions({ invoice, onEdit, onAsk }: DraftActionsProps) {
  const text = useText();
  const actor = useActor();
  const number = invoice.invoiceNumber;
  if (!mayWriteInvoice(actor, invoice).ok) return null;
  return (
    <span className={styles.rowActions}>
      <SubmitButton size="sm" aria-label={text.submitOne({ number })} {...{ invoice, onAsk }}>
        {text.confirmSubmit}
      </SubmitButton>
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
