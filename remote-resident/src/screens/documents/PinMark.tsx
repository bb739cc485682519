import { VisuallyHidden } from '@hoa/shared/ui';
import { Pin } from 'lucide-react';
import styles from './Item.module.css';
import { useText } from './messages/index.ts';

/** Says that something is pinned. */
export function PinMark() {
  const text = useText();
  return (
    <span className={styles.pin} title={text.pinned}>
      <Pin aria-hidden="true" />
      <VisuallyHidden>{text.pinned}</VisuallyHidden>
    </span>
  );
}
