import { topicReviewFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';

interface HideCommentDialogProps {
  readonly commentId: string;
  readonly onClose: () => void;
}

/** Hides a comment with a reason, which its author and the moderation log show. */
export function HideCommentDialog({ commentId, onClose }: HideCommentDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [moderate] = useCommand('comments.moderate');
  const form = useSchemaForm(topicReviewFormSchema, {
    defaultValues: { reason: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog open title={text.hideComment} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ reason }) => {
          try {
            await moderate({ commentId, reason });
            notify.success(text.hiddenToast);
            onClose();
          } catch (error) {
            fail(error, text.failedToHide);
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
            {text.hideComment}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
