import { MoveRight } from 'lucide-react';
import { IconButton } from '../actions/IconButton.tsx';
import { useKitText } from '../messages/index.ts';
import { Menu } from '../overlays/Menu.tsx';

interface MoveMenuProps {
  itemName: string;
  /** Where it may go. */
  targets: readonly { id: string; label: string }[];
  onMove: (columnId: string) => void;
}

/** Moves a card without dragging it; nothing at all when it may go nowhere. */
export function MoveMenu({ itemName, targets, onMove }: MoveMenuProps) {
  const text = useKitText();
  if (targets.length === 0) return null;
  return (
    <Menu
      label={text.moveItem({ item: itemName })}
      align="end"
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
