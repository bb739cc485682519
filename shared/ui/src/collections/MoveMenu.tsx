import { MoveRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useKitText } from '../messages/index.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { MenuItems } from '../overlays/MenuList.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import styles from './Board.module.css';

interface MoveMenuProps {
  itemName: string;
  /** The columns it may be moved to. */
  targets: readonly { id: string; label: string }[];
  onMove: (columnId: string) => void;
}

/** Moves a card without dragging it; renders nothing when there is no target. */
export function MoveMenu(props: MoveMenuProps) {
  const isPhone = useIsPhone();
  if (props.targets.length === 0) return null;
  return isPhone ? <MoveSheet {...props} /> : <MoveBeside {...props} />;
}

function MoveBeside({ itemName, targets, onMove }: MoveMenuProps) {
  const text = useKitText();
  return (
    <Menu
      label={text.moveItem({ item: itemName })}
      align="end"
      header={
        // The menu's own name says the same.
        <div aria-hidden="true" className={styles.moved}>
          <span>{text.moveTo}</span>
          {itemName}
        </div>
      }
      trigger={(props) => <MoveButton {...props} itemName={itemName} />}
      items={targets.map(({ id, label }) => ({ id, label, onSelect: () => onMove(id) }))}
    />
  );
}

/** On a phone at the bottom of the screen: beside its button the menu would cover its own card. */
function MoveSheet({ itemName, targets, onMove }: MoveMenuProps) {
  const text = useKitText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <MoveButton
        itemName={itemName}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog open size="sm" title={text.moveTo} onClose={close} className={styles.sheet}>
          <p className={styles.moved}>{itemName}</p>
          <MenuItems
            label={text.moveItem({ item: itemName })}
            items={targets.map(({ id, label }) => ({ id, label, onSelect: () => onMove(id) }))}
            onClose={close}
          />
        </Dialog>
      )}
    </>
  );
}

type MoveButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & {
  itemName: string;
};

function MoveButton({ itemName, ...rest }: MoveButtonProps) {
  const text = useKitText();
  return (
    <IconButton {...rest} size="sm" label={text.moveTo} suffix={itemName} icon={<MoveRight />} />
  );
}
