import { type NewsItem, type NewsState, newsState } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { findDraft, notify, type Output, useAssociation, useCommand } from '@hoa/portal';
import { Badge, Button, type Column, Icon, IconButton, type Tone, VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Trash2 } from 'lucide';
import { useMemo } from 'react';
import { useText } from './messages.ts';
import styles from './News.module.css';

const tones: Record<NewsState, Tone> = {
  published: 'success',
  scheduled: 'info',
  expired: 'neutral',
  draft: 'neutral',
};

interface NewsColumnsOptions extends Pick<NewsActionsProps, 'onEdit' | 'onDelete'> {
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The columns of the News Manager's table, with the actions; memoized, since new columns rerender every row. */
export function useNewsColumns({ now, onEdit, onDelete }: NewsColumnsOptions): Column<NewsItem>[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { timeZone } = useAssociation() ?? {};
  return useMemo(() => {
    const day = (iso: string) => formatDate(iso, locale);
    const stateOf = (item: NewsItem) => newsState(item, new Date(now), timeZone);
    return [
      {
        id: 'title',
        header: text.title,
        rowHeader: true,
        sortable: true,
        cell: (item) => <NewsTitle item={item} />,
      },
      {
        id: 'status',
        header: text.status,
        card: 'top',
        cell: (item) => (
          <Badge tone={tones[stateOf(item)]} dot>
            {text.states[stateOf(item)]}
          </Badge>
        ),
      },
      {
        id: 'category',
        header: text.category,
        sortable: true,
        card: 'fact',
        cell: ({ category }) => domainText.newsCategories[category],
      },
      {
        id: 'shown',
        header: text.shownWhen,
        sortable: true,
        card: 'fact',
        cell: ({ publishAt, date, expireAt }) => (
          <span className={styles.window}>
            {expireAt
              ? text.fromTo({ from: day(publishAt ?? date), to: day(expireAt) })
              : text.from({ from: day(publishAt ?? date) })}
          </span>
        ),
      },
      {
        id: 'actions',
        header: text.actions,
        hideHeader: true,
        align: 'end',
        buttons: true,
        cell: (item) => <NewsActions item={item} onEdit={onEdit} onDelete={onDelete} />,
      },
    ];
  }, [text, domainText, locale, now, timeZone, onEdit, onDelete]);
}

function NewsTitle({ item }: { readonly item: NewsItem }) {
  const text = useText();
  const { title, author, pinned, urgent, priority } = item;
  return (
    <span className={styles.title}>
      <span>{title}</span>
      <span className={styles.meta}>
        {pinned && <Badge tone="accent">{text.pinned}</Badge>}
        {urgent ? (
          <Badge tone="danger">{text.urgent}</Badge>
        ) : (
          priority === 'high' && (
            <Badge tone="danger" dot>
              {text.highPriority}
            </Badge>
          )
        )}
        <span>{author}</span>
      </span>
    </span>
  );
}

interface NewsActionsProps {
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
function NewsActions({ item, onEdit, onDelete }: NewsActionsProps) {
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
        icon={<Icon icon={Trash2} />}
        label={text.delete}
        suffix={item.title}
        onClick={() => onDelete(item)}
      />
    </span>
  );
}
