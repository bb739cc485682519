import type { ForumTopic } from '@hoa/domain';
import { topicUpdateFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, SchemaForm, useReportDirty, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';

export interface UpdateFormProps {
  readonly topic: ForumTopic;
  readonly onClose: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of an update. A failure keeps what was typed. */
export function UpdateForm({ topic, onDirty, onClose }: UpdateFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [post] = useCommand('topics.postUpdate');
  const form = useSchemaForm(topicUpdateFormSchema, {
    defaultValues: { content: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  useReportDirty(isDirty, onDirty);

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
        <DialogCancel />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {text.postUpdate}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
