import type { ForumTopic } from '@hoa/shared/domain';
import { Dialog, SkeletonList } from '@hoa/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from './messages/index.ts';

const TopicForm = lazy(() => import('./TopicForm.tsx').then((m) => ({ default: m.TopicForm })));

export interface TopicDialogProps {
  /** What is edited; a new topic without it. */
  readonly topic: ForumTopic | undefined;
  readonly onClose: () => void;
}

/** Begins a topic, or changes one. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const text = useText();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog
      open
      title={topic ? text.editTitle : text.createTitle}
      confirmClose={isDirty}
      onClose={onClose}
    >
      <Suspense fallback={<SkeletonList shape="block" count={3} />}>
        <TopicForm topic={topic} onDirty={setIsDirty} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
