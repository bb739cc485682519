import type { NewsItem } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { findDraft, notify, type Output, useCommand } from '@hoa/portal';
import { Button, IconButton, VisuallyHidden } from '@hoa/ui';
import { Trash2 } from 'lucide-react';
import { useText } from './messages.ts';
import styles from './News.module.css';

export interface NewsActionsProps {
  readonly item: NewsItem;
  readonly onEdit: (item: NewsItem) => void;
  readonly onDelete: (item: NewsItem) => void;
}

const optimisticPublish = {
  'news.list': ({ items }: Output<'news.list'>, input: { id: string; published: boolean }) => {
    const item = findDraft(items, input.id);
    if (item) item.published = input.published;
  },
};

/** Publish or unpublish, edit, delete. */
export function NewsActions({ item, onEdit, onDelete }: NewsActionsProps) {
  const text = useText();
  const fail = useFailure();
  const [setPublished] = useCommand('news.setPublished', optimisticPublish);

  async function toggle() {
    const published = !item.published;
    try {
      await setPublished({ id: item.id, published });
      notify.success(published ? text.publishedToast : text.unpublishedToast);
    } catch (error) {
      fail(error, text.failedToSave);
    }
  }

  return (
    <span className={styles.actions}>
      <Button size="sm" variant="quiet" onClick={() => void toggle()}>
        <span>{item.published ? text.unpublish : text.publish}</span>
        <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${text.edit} ${item.title}`}
        onClick={() => onEdit(item)}
      >
        {text.edit}
      </Button>
      <IconButton
        wordOnCards
        size="sm"
        icon={<Trash2 />}
        label={text.delete}
        suffix={item.title}
        onClick={() => onDelete(item)}
      />
    </span>
  );
}
