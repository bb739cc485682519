import { topicReviewFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, SchemaForm, useSchemaForm } from '@hoa/ui/forms';

interface ReasonDialogProps {
  /** `action` is the title and the button. */
  readonly text: {
    readonly action: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly failed: string;
  };
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the reason of a moderator's action. A failure keeps what was typed. */
export function ReasonDialog({ text, onConfirm, onClose }: ReasonDialogProps) {
  const domainText = useDomainText();
  const fail = useFailure();
  const form = useSchemaForm(topicReviewFormSchema, {
    defaultValues: { reason: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog open title={text.action} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ reason }) => {
          try {
            await onConfirm(reason);
          } catch (error) {
            fail(error, text.failed);
          }
        }}
      >
        <FormTextArea
          form={form}
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          rows={3}
          required
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="danger" loading={isSubmitting}>
            {text.action}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
