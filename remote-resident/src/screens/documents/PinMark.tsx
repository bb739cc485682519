import { VisuallyHidden } from '@hoa/ui';
import { Pin } from 'lucide-react';
import { useText } from './messages.ts';
import styles from './PinMark.module.css';

/** A pin after the name of what is pinned. */
export function PinMark() {
  const text = useText();
  return (
    <span className={styles.pin} title={text.pinned}>
      <Pin aria-hidden="true" />
      <VisuallyHidden>{text.pinned}</VisuallyHidden>
    </span>
  );
}
