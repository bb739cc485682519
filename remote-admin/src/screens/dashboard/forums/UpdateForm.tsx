import { notify, useCommand } from '@hoa/shared';
import { topicUpdateFormSchema } from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import { FormTextArea, SchemaForm, useSchemaForm, useTellDirty } from '@hoa/shared/forms';
import { useFailure } from '@hoa/shared/tickets';
import { Button, DialogFooter } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import type { UpdateDialogProps } from './UpdateDialog.tsx';

interface UpdateFormProps extends UpdateDialogProps {
  readonly onDirty: (isDirty: boolean) => void;
}

/** The words of an update. A failure keeps what was typed. */
export function UpdateForm({ topic, onDirty, onClose }: UpdateFormProps) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [post] = useCommand('topics.postUpdate');
  const form = useSchemaForm(topicUpdateFormSchema, {
    defaultValues: { content: '' },
    errorText: (code) => validationMessage(words, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  useTellDirty(isDirty, onDirty);

  async function submit({ content }: { content: string }) {
    try {
      await post({ topicId: topic.id, content });
      notify.success(text.updatePosted);
      onClose();
    } catch (error) {
      fail(error, text.failedToPost);
    }
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormTextArea form={form} name="content" label={text.update} rows={4} required />
      <DialogFooter>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {text.postUpdate}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
