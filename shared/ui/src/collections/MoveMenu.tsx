import { Move } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { useKitText } from '../messages.ts';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import { Menu } from '../overlays/Menu.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import styles from './Board.module.css';
import type { MoveSheetProps } from './MoveSheet.tsx';

const MoveSheet = partOnDemand(() => import('./MoveSheet.tsx').then((m) => m.MoveSheet));

/** A menu that moves a card without dragging; renders nothing if the card cannot move. */
export function MoveMenu(props: Omit<MoveSheetProps, 'onClose'>) {
  const { itemName, targets, onMove } = props;
  const text = useKitText();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  if (targets.length === 0) return null;
  const close = () => setOpen(false);
  const trigger = (own: Partial<ComponentProps<typeof IconButton>>) => (
    <IconButton
      {...own}
      size="sm"
      label={text.moveTo}
      suffix={itemName}
      icon={<Icon icon={Move} />}
    />
  );
  // On a phone, a menu next to its button would cover the card.
  return isPhone ? (
    <>
      {trigger({ 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      {open && (
        <OnDemand what={text.moveTo} onClose={close}>
          <MoveSheet {...props} onClose={close} />
        </OnDemand>
      )}
    </>
  ) : (
    <Menu
      label={text.moveItem({ item: itemName })}
      header={
        // Hidden from screen readers, because the menu's accessible name is the same text.
        <div aria-hidden="true" className={styles.moved}>
          <span>{text.moveTo}</span>
          <span>{itemName}</span>
        </div>
      }
      trigger={trigger}
      items={targets.map(({ id, label }) => ({ id, label, onSelect: () => onMove(id) }))}
    />
  );
}
