import { type ForumTopic, type TopicStatus, topicStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { findDraft, notify, type Output, useCommand } from '@hoa/portal';
import { Select } from '@hoa/ui';
import styles from './Forums.module.css';
import { useText } from './messages.ts';

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
export function TopicStatusSelect({ topic }: { readonly topic: ForumTopic }) {
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
      options={topicStatuses.map((value) => ({ value, label: domainText.topicStatuses[value] }))}
      onChange={(event) => void change(event.target.value as TopicStatus)}
    />
  );
}
