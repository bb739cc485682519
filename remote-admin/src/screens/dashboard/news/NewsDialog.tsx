import type { NewsItem } from '@hoa/shared/domain';
import { Dialog, SkeletonList } from '@hoa/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from './messages/index.ts';

const NewsForm = lazy(() => import('./NewsForm.tsx').then((m) => ({ default: m.NewsForm })));

export interface NewsDialogProps {
  /** What is edited; a new item without it. */
  readonly item: NewsItem | undefined;
  readonly onClose: () => void;
}

/** Writes a news item, or changes one. */
export function NewsDialog({ item, onClose }: NewsDialogProps) {
  const text = useText();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog
      open
      size="lg"
      title={item ? text.editTitle : text.createTitle}
      confirmClose={isDirty}
      onClose={onClose}
    >
      <Suspense fallback={<SkeletonList shape="block" count={4} />}>
        <NewsForm item={item} onDirty={setIsDirty} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
