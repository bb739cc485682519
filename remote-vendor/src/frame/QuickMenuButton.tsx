import { usePortal } from '@hoa/shared';
import { Kbd } from '@hoa/ui';
import { Search } from 'lucide-react';
import { useText } from './messages/index.ts';
import styles from './QuickMenuButton.module.css';

/** Opens the shell's quick menu, and shows its keyboard shortcut. */
export function QuickMenuButton() {
  const text = useText();
  const { openQuickMenu } = usePortal();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openQuickMenu()}
    >
      <Search aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>{text.quickMenu}</span>
      <Kbd aria-hidden="true" className={styles.keys}>
        {isApple ? '⌘K' : 'Ctrl K'}
      </Kbd>
    </button>
  );
}

const isApple = /^(Mac|iP)/.test(navigator.platform);
