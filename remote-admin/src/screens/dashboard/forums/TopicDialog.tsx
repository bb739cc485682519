import type { ForumTopic } from '@hoa/shared/domain';
import { Dialog, OnDemand, partOnDemand, SkeletonList } from '@hoa/shared/ui';
import { useState } from 'react';
import { useText } from './messages/index.ts';

const TopicForm = partOnDemand(() => import('./TopicForm.tsx').then((m) => m.TopicForm));

export interface TopicDialogProps {
  /** What is edited; a new topic without it. */
  readonly topic: ForumTopic | undefined;
  readonly onClose: () => void;
}

/** Begins a topic, or changes one. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const text = useText();
  const title = topic ? text.editTitle : text.createTitle;
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog open title={title} confirmClose={isDirty} onClose={onClose}>
      <OnDemand what={title} pending={<SkeletonList shape="block" count={3} />}>
        <TopicForm topic={topic} onDirty={setIsDirty} onClose={onClose} />
      </OnDemand>
    </Dialog>
  );
}
