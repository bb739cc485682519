import { type ForumTopic, type TopicStatus, topicStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime, useFailure } from '@hoa/parts';
import { findDraft, Link, notify, type Output, useCommand } from '@hoa/portal';
import { Badge, Button, type Column, Icon, IconButton, optionsOf, Select } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { Trash2 } from 'lucide';
import { useMemo } from 'react';
import styles from './Forums.module.css';
import { useText } from './messages.ts';

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

interface TopicActionsProps {
  readonly topic: ForumTopic;
  readonly onUpdate: (topic: ForumTopic) => void;
  readonly onEdit: (topic: ForumTopic) => void;
  readonly onDelete: (topic: ForumTopic) => void;
}

type Topics = Output<'topics.list'>;

const optimisticPin = {
  'topics.list': ({ items }: Topics, input: { topicId: string; pinned: boolean }) => {
    const topic = findDraft(items, input.topicId);
    if (topic) topic.pinned = input.pinned;
  },
};

const optimisticLock = {
  'topics.list': ({ items }: Topics, input: { topicId: string; locked: boolean }) => {
    const topic = findDraft(items, input.topicId);
    if (topic) topic.locked = input.locked;
  },
};

/** Post an update, pin, lock, edit, delete; each named by its topic. */
function TopicActions({ topic, onUpdate, onEdit, onDelete }: TopicActionsProps) {
  const text = useText();
  const fail = useFailure();
  const [setPinned] = useCommand('topics.setPinned', optimisticPin);
  const [setLocked] = useCommand('topics.setLocked', optimisticLock);
  const { id: topicId, title, pinned, locked } = topic;

  async function say(change: Promise<unknown>, done: string) {
    try {
      await change;
      notify.success(done);
    } catch (error) {
      fail(error, text.failedToSave);
    }
  }
  const togglePin = () =>
    say(setPinned({ topicId, pinned: !pinned }), pinned ? text.unpinnedToast : text.pinnedToast);
  const toggleLock = () =>
    say(setLocked({ topicId, locked: !locked }), locked ? text.unlockedToast : text.lockedToast);

  return (
    <span className={styles.actions}>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${text.edit} ${title}`}
        onClick={() => onEdit(topic)}
      >
        {text.edit}
      </Button>
      {/* Text labels, because a lock or pin icon would look like the topic's current state. */}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${text.postUpdate} ${title}`}
        onClick={() => onUpdate(topic)}
      >
        {text.update}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className={styles.toggle}
        aria-label={`${pinned ? text.unpin : text.pin} ${title}`}
        onClick={() => void togglePin()}
      >
        {pinned ? text.unpin : text.pin}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className={styles.toggle}
        aria-label={`${locked ? text.unlock : text.lock} ${title}`}
        onClick={() => void toggleLock()}
      >
        {locked ? text.unlock : text.lock}
      </Button>
      <IconButton
        wordOnCards
        size="sm"
        icon={<Icon icon={Trash2} />}
        label={text.delete}
        suffix={title}
        onClick={() => onDelete(topic)}
      />
    </span>
  );
}

const optimisticStatus = {
  'topics.list': (
    { items }: Output<'topics.list'>,
    { topicId, status }: { topicId: string; status: TopicStatus },
  ) => {
    const topic = findDraft(items, topicId);
    if (topic) topic.status = status;
  },
};

/** A select in a topic's row that changes its status. */
function TopicStatusSelect({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [setStatus] = useCommand('topics.setStatus', optimisticStatus);

  async function change(status: TopicStatus) {
    try {
      await setStatus({ topicId: topic.id, status });
      notify.success(text.updated);
    } catch (error) {
      fail(error, text.failedToSave);
    }
  }

  return (
    <Select
      label={text.statusOf({ title: topic.title })}
      hideLabel
      className={styles.status}
      value={topic.status}
      options={optionsOf(topicStatuses, domainText.topicStatuses)}
      onChange={(event) => void change(event.target.value as TopicStatus)}
    />
  );
}
