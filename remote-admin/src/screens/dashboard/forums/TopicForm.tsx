import { notify, useCommand } from '@hoa/shared';
import {
  parseTags,
  topicFormSchema,
  topicStatuses,
  type TopicForm as Written,
} from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import {
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
  useTellDirty,
} from '@hoa/shared/forms';
import { useFailure } from '@hoa/shared/tickets';
import { Button, DialogFooter } from '@hoa/shared/ui';
import type * as z from 'zod/mini';
import { useText } from './messages/index.ts';
import type { TopicDialogProps } from './TopicDialog.tsx';

interface TopicFormProps extends TopicDialogProps {
  readonly onDirty: (isDirty: boolean) => void;
}

/** A topic's words, tags and status. A failure keeps what was typed. */
export function TopicForm({ topic, onDirty, onClose }: TopicFormProps) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [save] = useCommand('topics.save');
  const form = useSchemaForm<z.input<typeof topicFormSchema>, Written>(topicFormSchema, {
    defaultValues: {
      title: topic?.title ?? '',
      description: topic?.description ?? '',
      tags: topic?.tags.join(', ') ?? '',
      status: topic?.status ?? 'open',
    },
    errorText: (code) => validationMessage(words, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  useTellDirty(isDirty, onDirty);

  async function submit({ tags, ...written }: Written) {
    try {
      await save({ ...written, tags: parseTags(tags), ...(topic && { id: topic.id }) });
      notify.success(topic ? text.updated : text.created);
      onClose();
    } catch (error) {
      fail(error, text.failedToSave);
    }
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormTextField form={form} name="title" label={text.title} required />
      <FormTextArea form={form} name="description" label={text.description} rows={5} required />
      <FormTextField form={form} name="tags" label={text.tags} hint={text.tagsHint} />
      <FormSelect
        form={form}
        name="status"
        label={text.status}
        short
        options={topicStatuses.map((value) => ({ value, label: words.topicStatuses[value] }))}
      />
      <DialogFooter>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {topic ? text.saveChanges : text.create}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
