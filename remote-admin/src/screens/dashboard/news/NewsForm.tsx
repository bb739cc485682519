import { type NewsItem, newsCategories, priorities, type NewsForm as Written } from '@hoa/domain';
import { newsDefaults, newsFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/shared';
import { Button, DialogCancel, DialogFooter } from '@hoa/ui';
import {
  FormCheckbox,
  FormDateField,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
  useTellDirty,
} from '@hoa/ui/forms';
import { dayOf, keptInstant } from './day-of.ts';
import { useText } from './messages/index.ts';
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
  const [save] = useCommand('news.save');
  const form = useSchemaForm<Written, Written>(newsFormSchema, {
    defaultValues: item ? asTyped(item) : newsDefaults(dayOf(new Date().toISOString())),
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  useTellDirty(isDirty, onDirty);

  async function submit(written: Written) {
    const publishAt = keptInstant(written.publishAt, item?.publishAt);
    const expireAt = keptInstant(written.expireAt, item?.expireAt);
    try {
      await save({ ...written, publishAt, expireAt, ...(item && { id: item.id }) });
      notify.success(item ? text.updated : text.created);
      onClose();
    } catch (error) {
      fail(error, text.failedToSave);
    }
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
          options={newsCategories.map((value) => ({
            value,
            label: domainText.newsCategories[value],
          }))}
        />
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          options={priorities.map((value) => ({ value, label: domainText.priorities[value] }))}
        />
        <FormDateField form={form} name="publishAt" label={text.publishDate} />
        <FormDateField form={form} name="expireAt" label={text.expireDate} />
      </div>
      <div className={styles.flags}>
        <FormCheckbox form={form} name="published" label={text.published} />
        <FormCheckbox form={form} name="pinned" label={text.pinned} />
        <FormCheckbox form={form} name="urgent" label={text.urgent} />
      </div>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {item ? text.saveChanges : text.create}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

function asTyped(item: NewsItem): Written {
  const { title, content, category, priority, pinned, urgent, published } = item;
  return {
    title,
    content,
    category,
    priority,
    pinned,
    urgent,
    published,
    publishAt: item.publishAt ? dayOf(item.publishAt) : '',
    expireAt: item.expireAt ? dayOf(item.expireAt) : '',
  };
}
