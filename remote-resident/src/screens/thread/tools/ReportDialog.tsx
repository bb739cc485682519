import type { ThreadMessage } from '@hoa/domain';
import { reportFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFieldFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';

export interface ReportDialogProps {
  readonly message: ThreadMessage;
  readonly onClose: () => void;
}

/** Reports a message to the moderators. A failure keeps what was typed. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [report] = useCommand('threads.report');
  const form = useSchemaForm(reportFormSchema, {
    defaultValues: { reason: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useFieldFailure(form, ['reason']);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog open title={text.reportTitle} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ reason }) => {
          try {
            await report({ threadId: message.threadId, messageId: message.id, reason });
            notify.success(text.reported);
            onClose();
          } catch (error) {
            fail(error, text.failedToReport);
          }
        }}
      >
        <p>{text.reportHint}</p>
        <FormTextArea form={form} name="reason" label={text.reason} rows={3} required />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.report}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
