import { notify, useCommand } from '@hoa/shared';
import {
  type NewsItem,
  newsCategories,
  newsDefaults,
  newsFormSchema,
  priorities,
  type NewsForm as Written,
} from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import {
  FormCheckbox,
  FormDateField,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
  useTellDirty,
} from '@hoa/shared/forms';
import { useFailure } from '@hoa/shared/tickets';
import { Button, DialogFooter } from '@hoa/shared/ui';
import { dayOf, keptInstant } from './dayOf.ts';
import { useText } from './messages/index.ts';
import styles from './News.module.css';
import type { NewsDialogProps } from './NewsDialog.tsx';

interface NewsFormProps extends NewsDialogProps {
  readonly onDirty: (isDirty: boolean) => void;
}

/** A news item's words, category and window. A failure keeps what was typed. */
export function NewsForm({ item, onDirty, onClose }: NewsFormProps) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [save] = useCommand('news.save');
  const form = useSchemaForm<Written, Written>(newsFormSchema, {
    defaultValues: item ? asTyped(item) : newsDefaults(dayOf(new Date().toISOString())),
    errorText: (code) => validationMessage(words, code),
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
          options={newsCategories.map((value) => ({ value, label: words.newsCategories[value] }))}
        />
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          options={priorities.map((value) => ({ value, label: words.priorities[value] }))}
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
        <Button onClick={onClose}>{text.cancel}</Button>
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
