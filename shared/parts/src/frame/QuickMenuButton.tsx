import { Icon, Kbd } from '@hoa/ui';
import { Search } from 'lucide';
import styles from './QuickMenuButton.module.css';

interface QuickMenuButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Opens the quick menu, and shows its keyboard shortcut. */
export function QuickMenuButton({ label, onClick }: QuickMenuButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Icon icon={Search} className={styles.icon} />
      <span className={styles.words}>{label}</span>
      <Kbd aria-hidden="true" className={styles.keys}>
        {isApple ? '⌘K' : 'Ctrl K'}
      </Kbd>
    </button>
  );
}

const isApple = /^(Mac|iP)/.test(navigator.platform);
