import { MoveRight } from 'lucide-react';
import { IconButton } from '../actions/IconButton.tsx';
import { useKitText } from '../messages/index.ts';
import { Menu } from '../overlays/Menu.tsx';
import styles from './Board.module.css';

interface MoveMenuProps {
  itemName: string;
  /** The columns it may be moved to. */
  targets: readonly { id: string; label: string }[];
  onMove: (columnId: string) => void;
}

/** Moves a card without dragging it; renders nothing when there is no target. */
export function MoveMenu({ itemName, targets, onMove }: MoveMenuProps) {
  const text = useKitText();
  if (targets.length === 0) return null;
  return (
    <Menu
      label={text.moveItem({ item: itemName })}
      align="end"
      className={styles.places}
      header={
        // The menu's own name says the same.
        <div aria-hidden="true" className={styles.moved}>
          <span>{text.moveTo}</span>
          {itemName}
        </div>
      }
      trigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          label={text.moveTo}
          suffix={itemName}
          icon={<MoveRight />}
        />
      )}
      items={targets.map(({ id, label }) => ({ id, label, onSelect: () => onMove(id) }))}
    />
  );
}
