import type { ForumTopic } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { findDraft, notify, type Output, useCommand } from '@hoa/portal';
import { Button, IconButton } from '@hoa/ui';
import { Trash2 } from 'lucide-react';
import styles from './Forums.module.css';
import { useText } from './messages.ts';

export interface TopicActionsProps {
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
export function TopicActions({ topic, onUpdate, onEdit, onDelete }: TopicActionsProps) {
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
        icon={<Trash2 />}
        label={text.delete}
        suffix={title}
        onClick={() => onDelete(topic)}
      />
    </span>
  );
}
