import { notify, type Output, useCommand } from '@hoa/shared';
import { type ForumTopic, type TopicStatus, topicStatuses } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { useFailure } from '@hoa/shared/tickets';
import { Select } from '@hoa/shared/ui';
import styles from './Forums.module.css';
import { useText } from './messages/index.ts';

const changeAtOnce = {
  'topics.list': (
    topics: Output<'topics.list'>,
    { topicId, status }: { topicId: string; status: TopicStatus },
  ) => {
    for (const topic of topics) if (topic.id === topicId) topic.status = status;
  },
};

/** A topic's status, changed where it stands. */
export function TopicStatusSelect({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [setStatus] = useCommand('topics.setStatus', changeAtOnce);

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
      options={topicStatuses.map((value) => ({ value, label: words.topicStatuses[value] }))}
      onChange={(event) => void change(event.target.value as TopicStatus)}
    />
  );
}
