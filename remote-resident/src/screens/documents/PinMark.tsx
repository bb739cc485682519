import { VisuallyHidden } from '@hoa/ui';
import { Pin } from 'lucide-react';
import { useText } from './messages.ts';
import styles from './PinMark.module.css';

/** A pin icon after the name of a pinned item. */
export function PinMark() {
  const text = useText();
  return (
    <span className={styles.pin} title={text.pinned}>
      <Pin aria-hidden="true" />
      <VisuallyHidden>{text.pinned}</VisuallyHidden>
    </span>
  );
}
