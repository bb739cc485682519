import { type ForumTopic, parseTags, type TopicFormValues, topicStatuses } from '@hoa/domain';
import { topicFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { EditConflict, useConflictText, useEditConflict, useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, DialogCancel, DialogFooter, optionsOf } from '@hoa/ui';
import {
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useReportDirty,
  useSchemaForm,
} from '@hoa/ui/forms';
import type * as z from 'zod/mini';
import { useText } from './messages.ts';

export interface TopicFormProps {
  /** The topic to edit; without it a new one. */
  readonly topic: ForumTopic | undefined;
  readonly onClose: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of a topic. A failure keeps what was typed. */
export function TopicForm({ topic, onDirty, onClose }: TopicFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const conflictText = useConflictText();
  const [save] = useCommand('topics.save');
  const conflict = useEditConflict(topic && seenOf(topic));
  const form = useSchemaForm<z.input<typeof topicFormSchema>, TopicFormValues>(topicFormSchema, {
    defaultValues: asTyped(topic),
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  useReportDirty(isDirty, onDirty);

  async function submit({ tags, ...written }: TopicFormValues) {
    try {
      await save({
        ...written,
        tags: parseTags(tags),
        ...(topic && { id: topic.id, seen: conflict.seen }),
      });
      notify.success(topic ? text.updated : text.created);
      onClose();
    } catch (error) {
      if (!conflict.take(error)) fail(error, text.failedToSave);
    }
  }

  function conflictingFields() {
    const [mine, theirs] = [form.getValues(), asTyped(topic)];
    const { topicStatuses: statuses } = domainText;
    return [
      ...(['title', 'description', 'tags'] as const).map((name) => ({
        label: text[name],
        mine: mine[name],
        theirs: theirs[name],
      })),
      {
        label: text.status,
        mine: statuses[mine.status ?? theirs.status],
        theirs: statuses[theirs.status],
      },
    ];
  }

  function discard() {
    form.reset(asTyped(topic));
    conflict.restart();
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
        options={optionsOf(topicStatuses, domainText.topicStatuses)}
      />
      {conflict.isRefused && topic && (
        <EditConflict fields={conflictingFields()} onDiscard={discard} />
      )}
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {conflict.isRefused ? conflictText.saveMine : topic ? text.saveChanges : text.create}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

function seenOf({ title, description, tags, status }: ForumTopic) {
  return { title, description, tags, status };
}

function asTyped(topic: ForumTopic | undefined) {
  const { title = '', description = '', tags = [], status = 'open' } = topic ?? {};
  return { title, description, tags: tags.join(', '), status } as const;
}
