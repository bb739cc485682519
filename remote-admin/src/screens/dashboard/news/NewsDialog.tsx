import { Dialog, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './News.module.css';
import type { NewsFormProps } from './NewsForm.tsx';

const NewsForm = partOnDemand(() => import('./NewsForm.tsx').then((m) => m.NewsForm));

export type NewsDialogProps = Omit<NewsFormProps, 'onDirty'>;

/** Creates or edits a news item. */
export function NewsDialog({ item, onClose }: NewsDialogProps) {
  const text = useText();
  const title = item ? text.editTitle : text.createTitle;
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog open size="lg" title={title} confirmClose={isDirty} onClose={onClose}>
      <OnDemand
        what={title}
        pending={<SkeletonList shape="block" count={4} className={styles.coming} />}
      >
        <NewsForm item={item} onDirty={setIsDirty} onClose={onClose} />
      </OnDemand>
    </Dialog>
  );
}
