import { Timer } from 'lucide-react';
import styles from './Comment.module.css';
import { useText } from './messages/index.ts';

/** How long a comment can still be edited, running; nothing without a limit. */
export function EditCountdown({ timeLeft }: { readonly timeLeft: string | null }) {
  const text = useText();
  if (timeLeft === null) return null;
  return (
    // A timer is silent for screen readers unless they ask; each second would be too much.
    <span role="timer" className={styles.countdown}>
      <Timer aria-hidden="true" />
      {text.leftToEdit({ time: timeLeft })}
    </span>
  );
}
