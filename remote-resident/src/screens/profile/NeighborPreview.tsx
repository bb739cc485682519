import { useOperation } from '@hoa/portal';
import { Card } from '@hoa/ui';
import { useId } from 'react';
import { Neighbor } from '../../neighbor/Neighbor.tsx';
import { useText } from './messages.ts';
import styles from './ProfileScreen.module.css';

/** How the directory lists the person, if the association has one. */
export function NeighborPreview() {
  const text = useText();
  const headingId = useId();
  const { data: preview } = useOperation('directory.preview', {});
  if (!preview || preview.audience === 'off') return null;
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.preview}>
      <h2 id={headingId} className={styles.name}>
        {text.previewTitle}
      </h2>
      <p className={styles.quiet}>{text.previewHints[preview.audience]}</p>
      <div aria-live="polite">
        {preview.entry ? <Neighbor person={preview.entry} /> : <p>{text.notListed}</p>}
      </div>
    </Card>
  );
}
