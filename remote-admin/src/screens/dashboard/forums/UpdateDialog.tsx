import type { ForumTopic } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { useOperation } from '@hoa/portal';
import { classNames, Dialog, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { useState } from 'react';
import styles from './Forums.module.css';
import { useText } from './messages.ts';
import type { UpdateFormProps } from './UpdateForm.tsx';

const UpdateForm = partOnDemand(() => import('./UpdateForm.tsx').then((m) => m.UpdateForm));

export type UpdateDialogProps = Omit<UpdateFormProps, 'onDirty'>;

/** Posts an official update on a topic, below the previous ones. */
export function UpdateDialog({ topic, onClose }: UpdateDialogProps) {
  const text = useText();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog open title={text.postUpdate} confirmClose={isDirty} onClose={onClose}>
      <div className={styles.before}>
        <p className={styles.topic}>{topic.title}</p>
        <PostedUpdates topic={topic} />
      </div>
      <OnDemand what={text.postUpdate} pending={<SkeletonList shape="block" count={1} />}>
        <UpdateForm topic={topic} onDirty={setIsDirty} onClose={onClose} />
      </OnDemand>
    </Dialog>
  );
}

const shownUpdates = 3;

/** The latest updates of a topic, to avoid posting one twice; empty while loading. */
function PostedUpdates({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const { data } = useOperation('topics.updates', { topicId: topic.id, limit: shownUpdates });
  if (!data || data.total === 0) return null;
  return (
    <ul aria-label={text.updatesBefore} className={styles.updates}>
      {data.items.map(({ id, author, createdAt, content }) => (
        <li key={id}>
          <p className={classNames('dotted', styles.updateMeta)}>
            <span>{author.displayName}</span> <RelativeTime iso={createdAt} />
          </p>
          <p className={styles.update}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
