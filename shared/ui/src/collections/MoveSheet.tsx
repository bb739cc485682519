import { useKitText } from '../messages/index.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { MenuItems } from '../overlays/MenuList.tsx';
import styles from './Board.module.css';

export interface MoveSheetProps {
  itemName: string;
  /** The columns it may be moved to. */
  targets: readonly { id: string; label: string }[];
  onMove: (columnId: string) => void;
  onClose: () => void;
}

/** The places where a card may go, at the bottom of a phone. */
export function MoveSheet({ itemName, targets, onMove, onClose }: MoveSheetProps) {
  const text = useKitText();
  return (
    <Dialog open size="sm" title={text.moveTo} onClose={onClose} className={styles.sheet}>
      <p className={styles.moved}>{itemName}</p>
      <MenuItems
        label={text.moveItem({ item: itemName })}
        items={targets.map(({ id, label }) => ({ id, label, onSelect: () => onMove(id) }))}
        onClose={onClose}
      />
    </Dialog>
  );
}
