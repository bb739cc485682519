import { useKitText } from '../messages/index.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { MenuItems } from '../overlays/MenuList.tsx';
import styles from './Board.module.css';
import type { MoveMenuProps } from './MoveMenu.tsx';

interface MoveSheetProps extends MoveMenuProps {
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
