import { useRef } from 'react';
import { useKitText } from '../messages.ts';
import { nextByKey } from '../navigation/next-by-key.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import menuStyles from '../overlays/Menu.module.css';
import styles from './Board.module.css';

export interface MoveSheetProps {
  itemName: string;
  /** The columns that the card can move to. */
  targets: readonly { id: string; label: string }[];
  onMove: (columnId: string) => void;
  onClose: () => void;
}

/** The columns that a card can move to, in a sheet at the bottom of a phone. */
export function MoveSheet({ itemName, targets, onMove, onClose }: MoveSheetProps) {
  const text = useKitText();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog open size="sm" title={text.moveTo} onClose={onClose} className={styles.sheet}>
      <p className={styles.moved}>{itemName}</p>
      <div
        ref={list}
        role="menu"
        aria-label={text.moveItem({ item: itemName })}
        tabIndex={-1}
        onKeyDown={(event) => {
          const places = [...(list.current?.querySelectorAll('button') ?? [])];
          const at = places.indexOf(document.activeElement as HTMLButtonElement);
          const next = nextByKey(event, places.length, at, { vertical: true });
          if (next === undefined) return;
          event.preventDefault();
          places[next]?.focus();
        }}
      >
        {targets.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-autofocus={index === 0 ? '' : undefined}
            className={menuStyles.item}
            onClick={() => {
              onClose();
              onMove(id);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
