import type { ForumTopic } from '@hoa/shared/domain';
import { Dialog, OnDemand, partOnDemand, SkeletonList } from '@hoa/shared/ui';
import { useState } from 'react';
import styles from './Forums.module.css';
import { useText } from './messages/index.ts';
import { PostedUpdates } from './PostedUpdates.tsx';

const UpdateForm = partOnDemand(() => import('./UpdateForm.tsx').then((m) => m.UpdateForm));

export interface UpdateDialogProps {
  readonly topic: ForumTopic;
  readonly onClose: () => void;
}

/** Writes an official word on a topic, below the ones before it. */
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
