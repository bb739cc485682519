import { MoveRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useKitText } from '../messages/index.ts';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import { Menu } from '../overlays/Menu.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import styles from './Board.module.css';
import type { MoveSheetProps } from './MoveSheet.tsx';

const MoveSheet = partOnDemand(() => import('./MoveSheet.tsx').then((m) => m.MoveSheet));

type MoveMenuProps = Omit<MoveSheetProps, 'onClose'>;

/** Moves a card without dragging it; renders nothing when there is no target. */
export function MoveMenu(props: MoveMenuProps) {
  const isPhone = useIsPhone();
  if (props.targets.length === 0) return null;
  return isPhone ? <MoveBelow {...props} /> : <MoveBeside {...props} />;
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

/** Beside its button, on a phone, the menu would cover its own card. */
function MoveBelow(props: MoveMenuProps) {
  const text = useKitText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <MoveButton
        itemName={props.itemName}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <OnDemand what={text.moveTo} onClose={close}>
          <MoveSheet {...props} onClose={close} />
        </OnDemand>
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
