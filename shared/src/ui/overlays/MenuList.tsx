import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../classNames.ts';
import { nextByKey } from '../navigation/nextByKey.ts';
import styles from './Menu.module.css';
import type { MenuProps } from './Menu.tsx';
import type { Align } from './placeBeside.ts';
import { useTopLayer } from './useTopLayer.ts';

interface MenuListProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<MenuProps, 'label' | 'items' | 'header'> {
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  onClose: () => void;
}

/** The open menu, in the top layer. */
export function MenuList(props: MenuListProps) {
  const { label, items, header, anchor, align, onClose, className, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useTopLayer(anchor, box, { align });
  useLayoutEffect(() => choices(list.current)[0]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = choices(list.current);
    const current = all.indexOf(document.activeElement as HTMLElement);
    const next =
      nextByKey(event, all.length, current, { vertical: true }) ??
      byLetter(all, current, event.key);
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // Escape closes the menu and not the dialog around it.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };

  return (
    <div {...rest} ref={box} popover="manual" className={classNames(styles.menu, className)}>
      {header && <div className={styles.header}>{header}</div>}
      <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            className={classNames(
              styles.item,
              item.tone && styles[item.tone],
              item.separated && styles.separated,
            )}
            onClick={() => {
              if (item.disabled) return;
              onClose();
              item.onSelect();
            }}
          >
            {item.icon}
            <span className={styles.words}>
              {item.label}
              {item.hint && <span className={styles.hint}>{item.hint}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

function choices(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** The next item that begins with the typed letter, around the end. */
function byLetter(all: HTMLElement[], current: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const later = all.findIndex((item, index) => index > current && begins(item));
  const index = later === -1 ? all.findIndex(begins) : later;
  return index === -1 ? undefined : index;
}
