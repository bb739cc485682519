import { type NewsItem, type NewsState, newsState } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useAssociation } from '@hoa/portal';
import { Badge, type Column, type Tone } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useMemo } from 'react';
import { useText } from './messages.ts';
import styles from './News.module.css';
import { NewsActions, type NewsActionsProps } from './NewsActions.tsx';

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
