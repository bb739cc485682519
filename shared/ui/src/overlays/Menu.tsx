import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Align } from '../top-layer/place-beside.ts';
import styles from './Menu.module.css';
import { type MenuContent, MenuList } from './MenuList.tsx';

/** The props that the menu's button needs. */
export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'>, MenuContent {
  /** Renders the button: `trigger={(props) => <Button {...props}>More</Button>}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The edges of the button and the menu that are aligned. */
  align?: Align | undefined;
}

/**
 * A button that opens a list of actions. Arrow keys, Home, End and first letters move the focus; Escape closes the
 * menu.
 */
export function Menu(props: MenuProps) {
  const { label, trigger, items, header, align = 'start', ...rest } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent | FocusEvent) => {
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      if (!inside) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <div ref={root} className={styles.anchor}>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <MenuList
          {...rest}
          label={label}
          items={items}
          header={header}
          anchor={root}
          align={align}
          onClose={close}
        />
      )}
    </div>
  );
}
