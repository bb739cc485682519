import type { Ticket } from '@hoa/domain';
import { dueDateFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFieldFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';

export interface DueDateDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Changes the due date of a work order. */
export function DueDateDialog(props: DueDateDialogProps) {
  const text = useText();
  return (
    <Dialog open size="sm" title={text.changeDueDate} onClose={props.onClose}>
      <DueDateForm {...props} />
    </Dialog>
  );
}

function DueDateForm({ ticket, onClose }: DueDateDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [change] = useCommand('tickets.changeDueDate');
  const form = useSchemaForm(dueDateFormSchema, {
    defaultValues: { dueDate: ticket.dueDate?.slice(0, 'YYYY-MM-DD'.length) ?? '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useFieldFailure(form, ['dueDate']);

  async function submit({ dueDate }: { dueDate: string }) {
    try {
      await change({ ticketId: ticket.id, dueDate, expectedUpdatedAt: ticket.updatedAt });
      notify.success(text.dueDateChanged);
      onClose();
    } catch (error) {
      fail(error, text.failedToChangeDueDate);
    }
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormDateField form={form} name="dueDate" label={text.dueDate} required />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {text.save}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
