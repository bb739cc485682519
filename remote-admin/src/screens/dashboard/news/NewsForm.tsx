import {
  type NewsFormValues,
  type NewsItem,
  newsCategories,
  newsState,
  priorities,
  type NewsFormInput as Typed,
} from '@hoa/domain';
import { newsDefaults, newsFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useConflictText, useEditConflict, useFailure, useToday, useUploads } from '@hoa/parts';
import {
  notify,
  PortalError,
  useAssociation,
  useCommand,
  useNavigate,
  usePortal,
} from '@hoa/portal';
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
import { useState } from 'react';
import { useText as useBroadcastText } from '../broadcast/messages.ts';
import { useText } from './messages.ts';
import styles from './News.module.css';
import { NewsAttachments } from './NewsAttachments.tsx';
import { asCombined, everyone, NewsAudience } from './NewsAudience.tsx';
import { NewsConflict } from './NewsConflict.tsx';
import { NewsReceipts } from './NewsReceipts.tsx';
import { PlanEventOffer } from './PlanEventOffer.tsx';

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
  const broadcastText = useBroadcastText();
  const conflictText = useConflictText();
  const [save] = useCommand('news.save');
  const conflict = useEditConflict(item && seenOf(item));
  const today = useToday();
  const form = useSchemaForm<Typed, NewsFormValues>(newsFormSchema, {
    defaultValues: item
      ? asTyped(item)
      : { ...newsDefaults(today), audience: everyone, sendEmail: false },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { timeZone } = useAssociation() ?? {};
  const [hasBeenShown] = useState(() => item && wasShown(item, timeZone));
  const navigate = useNavigate();
  const isAboutEvent = form.watch('category') === 'events';
  const [wantsEvent, setWantsEvent] = useState(false);
  const plansEvent = isAboutEvent && wantsEvent;
  // Where it is offered, news has audiences and uploaded files.
  const isAddressed = usePortal().supports('broadcasts.recipients');
  const before = item?.attachments ?? [];
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const kept = before.filter(({ id }) => !removed.includes(id));
  const uploads = useUploads({ ownerId: item?.id ?? 'new', folder: 'news', present: kept.length });
  const hasOtherFiles = kept.length < before.length || uploads.items.length > 0;
  useReportDirty(isDirty || hasOtherFiles, onDirty);

  async function submit({ audience, sendEmail, ...written }: NewsFormValues) {
    if (!uploads.readyToSend()) return;
    const attachments = [...kept, ...uploads.files].map(({ id }) => ({ id }));
    const addressed = { audience, sendEmail, attachments };
    try {
      const { id } = await save({
        ...written,
        ...(isAddressed && addressed),
        ...(item && { id: item.id, seen: conflict.seen }),
      });
      notify.success(item ? text.updated : text.created);
      if (plansEvent) navigate(`/admin?tab=events&item=new&news=${encodeURIComponent(id)}`);
      else onClose();
    } catch (error) {
      const { problem, units } = PortalError.from(error).params;
      if (problem === 'units-unknown' && units !== undefined) {
        const message = broadcastText.unitsUnknown({ units });
        form.setError('audience.value', { type: 'server', message }, { shouldFocus: true });
      } else if (!conflict.take(error)) fail(error, text.failedToSave);
    }
  }

  function discard() {
    if (item) form.reset(asTyped(item));
    setRemoved([]);
    uploads.clear();
    conflict.restart();
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      {item && <NewsReceipts id={item.id} />}
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
      {isAboutEvent && !item && <PlanEventOffer checked={wantsEvent} onChange={setWantsEvent} />}
      <div className={styles.flags}>
        <FormCheckbox form={form} name="published" label={text.published} />
        <FormCheckbox form={form} name="pinned" label={text.pinned} />
        <FormCheckbox form={form} name="urgent" label={text.urgent} />
      </div>
      {isAddressed && (
        <>
          <NewsAttachments
            kept={kept}
            onRemove={({ id }) => setRemoved((ids) => [...ids, id])}
            uploads={uploads}
          />
          <NewsAudience form={form as never} hasBeenShown={hasBeenShown} />
        </>
      )}
      {conflict.isRefused && item && (
        <NewsConflict
          mine={{ values: form.getValues(), files: [...kept, ...uploads.files] }}
          theirs={{ values: asTyped(item), files: item.attachments ?? [] }}
          onDiscard={discard}
        />
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

/** Returns true if the readers of an item have been notified, which happens once. */
function wasShown(item: NewsItem, timeZone: string | undefined): boolean {
  return ['published', 'expired'].includes(newsState(item, new Date(), timeZone));
}

function seenOf(item: NewsItem) {
  const { title, content, category, priority, pinned, urgent, published } = item;
  const { publishAt, expireAt, audience, sendEmail, attachments } = item;
  return {
    ...{ title, content, category, priority, pinned, urgent, published, publishAt, expireAt },
    ...{ audience, sendEmail, attachments },
  };
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
    audience: asCombined(item.audience),
    sendEmail: item.sendEmail ?? false,
  };
}
