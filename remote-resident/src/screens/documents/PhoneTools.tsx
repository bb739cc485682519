import { Button } from '@hoa/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from './messages.ts';
import styles from './PhoneTools.module.css';

export interface PhoneToolsProps {
  /** Always visible. */
  readonly search: ReactNode;
  /** Folded behind the button. */
  readonly tools: readonly ReactNode[];
}

/** The search, and one button that unfolds all other tools. */
export function PhoneTools({ search, tools }: PhoneToolsProps) {
  const text = useText();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{search}</div>
      <Button
        icon={<SlidersHorizontal />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={styles.button}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.tools}
      </Button>
      <div id={panelId} className={styles.tools}>
        {isOpen && tools}
      </div>
    </div>
  );
}
