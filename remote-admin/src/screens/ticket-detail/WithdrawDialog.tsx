import type { Ticket } from '@hoa/domain';
import { withdrawalFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, SchemaForm, useReportDirty, useSchemaForm } from '@hoa/ui/forms';
import { useState } from 'react';
import { useText } from './messages.ts';

export interface WithdrawDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Withdraws a work order with a reason, which its vendor can read. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const text = useText();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog open title={text.withdrawOrder} onClose={props.onClose} confirmClose={isDirty}>
      <WithdrawForm {...props} onDirty={setIsDirty} />
    </Dialog>
  );
}

interface WithdrawFormProps extends WithdrawDialogProps {
  readonly onDirty: (isDirty: boolean) => void;
}

function WithdrawForm({ ticket, onClose, onDirty }: WithdrawFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [withdraw] = useCommand('tickets.withdraw');
  const form = useSchemaForm(withdrawalFormSchema, {
    defaultValues: { reason: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  useReportDirty(form.formState.isDirty, onDirty);

  async function submit({ reason }: { reason: string }) {
    try {
      await withdraw({ ticketId: ticket.id, reason, expectedUpdatedAt: ticket.updatedAt });
      notify.success(text.orderWithdrawn);
      onClose();
    } catch (error) {
      fail(error, text.failedToWithdraw);
    }
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormTextArea
        form={form}
        name="reason"
        label={text.reason}
        hint={text.reasonHint({ vendor: ticket.assignedTo?.displayName ?? '' })}
        rows={3}
        required
      />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="danger" loading={form.formState.isSubmitting}>
          {text.withdrawOrder}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
