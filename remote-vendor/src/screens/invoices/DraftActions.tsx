import { type Invoice, mayWriteInvoice } from '@hoa/domain';
import { useActor } from '@hoa/portal';
import { Button, DialogFooter, Icon } from '@hoa/ui';
import { Pencil, Send, Trash2 } from 'lucide';
import type { ComponentProps } from 'react';
import type { AskedInvoice } from './InvoiceQuestion.tsx';
import { useText } from './messages.ts';
import { useNotDone } from './useNotDone.ts';

export interface DraftActionsProps {
  readonly invoice: Invoice;
  readonly onEdit: (draft: Invoice) => void;
  readonly onAsk: (asked: AskedInvoice) => void;
}

/** The actions for an open draft; renders nothing for other invoices. */
export function DraftActions({ invoice, onEdit, onAsk }: DraftActionsProps) {
  const text = useText();
  const actor = useActor();
  if (!mayWriteInvoice(actor, invoice).ok) return null;
  return (
    <DialogFooter>
      <Button icon={<Icon icon={Trash2} />} onClick={() => onAsk({ invoice, to: 'delete' })}>
        {text.delete}
      </Button>
      <Button icon={<Icon icon={Pencil} />} onClick={() => onEdit(invoice)}>
        {text.edit}
      </Button>
      <SubmitButton variant="primary" icon={<Icon icon={Send} />} {...{ invoice, onAsk }}>
        {text.submit}
      </SubmitButton>
    </DialogFooter>
  );
}

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  readonly invoice: Invoice;
  readonly onAsk: (asked: AskedInvoice) => void;
}

/** The Submit button of a draft; disabled, with the reason, while its work order is not done. */
export function SubmitButton({ invoice, onAsk, ...look }: SubmitButtonProps) {
  return (
    <Button
      {...look}
      disabledReason={useNotDone(invoice)}
      onClick={() => onAsk({ invoice, to: 'submit' })}
    />
  );
}
