import { topicReviewFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand, useNavigate } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';

interface DeclineDialogProps {
  readonly topicId: string;
  readonly onClose: () => void;
}

/** Declines a topic with a reason, which its author can read, and goes to the list: moderators read it no longer. */
export function DeclineDialog({ topicId, onClose }: DeclineDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const navigate = useNavigate();
  const [review] = useCommand('topics.review');
  const form = useSchemaForm(topicReviewFormSchema, {
    defaultValues: { reason: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;

  async function submit({ reason }: { reason: string }) {
    try {
      await review({ topicId, reason });
      notify.success(text.declinedToast);
      navigate('/forums');
    } catch (error) {
      fail(error, text.failedToDecline);
    }
  }

  return (
    <Dialog open title={text.declineTopic} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
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
            {text.declineTopic}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
