import { Dialog, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';
import type { TopicFormProps } from './TopicForm.tsx';

const TopicForm = partOnDemand(() => import('./TopicForm.tsx').then((m) => m.TopicForm));

export type TopicDialogProps = Omit<TopicFormProps, 'onDirty'>;

/** Creates or edits a topic. */
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
