import {
  type NewsFormValues,
  type NewsItem,
  newsCategories,
  priorities,
  type NewsFormInput as Typed,
} from '@hoa/domain';
import { newsDefaults, newsFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { EditConflict, useConflictText, useEditConflict, useFailure, useToday } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, DialogCancel, DialogFooter, optionsOf } from '@hoa/ui';
import {
  FormCheckbox,
  FormDateField,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useReportDirty,
  useSchemaForm,
} from '@hoa/ui/forms';
import { useText } from './messages.ts';
import styles from './News.module.css';

export interface NewsFormProps {
  /** The item to edit; without it a new one. */
  readonly item: NewsItem | undefined;
  readonly onClose: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of a news item. A failure keeps what was typed. */
export function NewsForm({ item, onDirty, onClose }: NewsFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const conflictText = useConflictText();
  const [save] = useCommand('news.save');
  const conflict = useEditConflict(item && seenOf(item));
  const today = useToday();
  const form = useSchemaForm<Typed, NewsFormValues>(newsFormSchema, {
    defaultValues: item ? asTyped(item) : newsDefaults(today),
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  useReportDirty(isDirty, onDirty);

  async function submit(written: NewsFormValues) {
    try {
      await save({ ...written, ...(item && { id: item.id, seen: conflict.seen }) });
      notify.success(item ? text.updated : text.created);
      onClose();
    } catch (error) {
      if (!conflict.take(error)) fail(error, text.failedToSave);
    }
  }

  function conflictingFields(theirs: Typed) {
    const mine = form.getValues();
    const { newsCategories: categories, priorities: levels } = domainText;
    const shown = ({ title, content, category, priority, ...rest }: Typed) => ({
      [text.title]: title,
      [text.content]: content,
      [text.category]: categories[category],
      [text.priority]: levels[priority],
      [text.publishDate]: rest.publishAt,
      [text.expireDate]: rest.expireAt,
      [text.published]: rest.published ? conflictText.yes : conflictText.no,
      [text.pinned]: rest.pinned ? conflictText.yes : conflictText.no,
      [text.urgent]: rest.urgent ? conflictText.yes : conflictText.no,
    });
    const now = shown(theirs);
    return Object.entries(shown(mine)).map(([label, value]) => ({
      label,
      mine: value,
      theirs: now[label] ?? '',
    }));
  }

  function discard() {
    if (item) form.reset(asTyped(item));
    conflict.restart();
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormTextField form={form} name="title" label={text.title} required />
      <FormTextArea form={form} name="content" label={text.content} rows={6} required />
      <div className={styles.pair}>
        <FormSelect
          form={form}
          name="category"
          label={text.category}
          options={optionsOf(newsCategories, domainText.newsCategories)}
        />
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          options={optionsOf(priorities, domainText.priorities)}
        />
        <FormDateField form={form} name="publishAt" label={text.publishDate} />
        <FormDateField form={form} name="expireAt" label={text.expireDate} />
      </div>
      <div className={styles.flags}>
        <FormCheckbox form={form} name="published" label={text.published} />
        <FormCheckbox form={form} name="pinned" label={text.pinned} />
        <FormCheckbox form={form} name="urgent" label={text.urgent} />
      </div>
      {conflict.isRefused && item && (
        <EditConflict fields={conflictingFields(asTyped(item))} onDiscard={discard} />
      )}
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {conflict.isRefused ? conflictText.saveMine : item ? text.saveChanges : text.create}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

function seenOf(item: NewsItem) {
  const { title, content, category, priority, pinned, urgent, published } = item;
  const { publishAt, expireAt } = item;
  return { title, content, category, priority, pinned, urgent, published, publishAt, expireAt };
}

function asTyped(item: NewsItem): Typed {
  const { title, content, category, priority, pinned, urgent, published } = item;
  return {
    title,
    content,
    category,
    priority,
    pinned,
    urgent,
    published,
    publishAt: item.publishAt ?? '',
    expireAt: item.expireAt ?? '',
  };
}
