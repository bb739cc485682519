import type { ForumTopic } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { Link } from '@hoa/portal';
import { Badge, type Column } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { useMemo } from 'react';
import styles from './Forums.module.css';
import { useText } from './messages.ts';
import { TopicActions, type TopicActionsProps } from './TopicActions.tsx';
import { TopicStatusSelect } from './TopicStatusSelect.tsx';

/** The columns of the Forums Manager's table, with the actions. */
export function useTopicColumns({
  onUpdate,
  onEdit,
  onDelete,
}: Pick<TopicActionsProps, 'onUpdate' | 'onEdit' | 'onDelete'>): Column<ForumTopic>[] {
  const text = useText();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: 'title',
        header: text.title,
        rowHeader: true,
        sortable: true,
        cell: (topic) => <TopicTitle topic={topic} />,
      },
      {
        id: 'status',
        header: text.status,
        sortable: true,
        card: 'top',
        cell: (topic) => <TopicStatusSelect topic={topic} />,
      },
      {
        id: 'activity',
        header: text.lastActivity,
        sortable: true,
        card: 'fact',
        cell: ({ lastActivity }) => (
          <span className={styles.nowrap}>
            <RelativeTime iso={lastActivity} />
          </span>
        ),
      },
      {
        id: 'comments',
        header: text.comments,
        align: 'end',
        sortable: true,
        card: 'fact',
        cell: ({ commentsCount }) => (
          <>
            <span>{formatNumber(commentsCount, locale)}</span>
            <span className={styles.word}>{` ${text.commentWord({ n: commentsCount })}`}</span>
          </>
        ),
      },
      {
        id: 'actions',
        header: text.actions,
        hideHeader: true,
        align: 'end',
        buttons: true,
        cell: (topic) => <TopicActions topic={topic} {...{ onUpdate, onEdit, onDelete }} />,
      },
    ],
    [text, locale, onUpdate, onEdit, onDelete],
  );
}

/** A topic's title as a link to it, with its pinned and locked marks, tags and author. */
function TopicTitle({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const { id, title, pinned, locked, tags, author } = topic;
  return (
    <span className={styles.title}>
      <Link to={`/forums/${encodeURIComponent(id)}`} className={styles.link}>
        {title}
      </Link>
      <span className={styles.meta}>
        {pinned && <Badge tone="accent">{text.pinned}</Badge>}
        {locked && <Badge tone="warning">{text.locked}</Badge>}
        <span>{author.displayName}</span>
        {tags.length > 0 && <span>{tags.map((tag) => `#${tag}`).join(' ')}</span>}
      </span>
    </span>
  );
}
