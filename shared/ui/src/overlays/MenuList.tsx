import { Check } from 'lucide';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import { nextByKey } from '../navigation/next-by-key.ts';
import { type Align, placeBeside } from '../top-layer/place-beside.ts';
import { type TopLayerPlace, useTopLayer } from '../top-layer/useTopLayer.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  /** The item's key. */
  id: string;
  /** The item's label. */
  label: string;
  /** A secondary line. */
  hint?: string | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Called after selection, when the menu has closed. */
  onSelect: () => void;
  /** The item cannot be selected now. */
  disabled?: boolean | undefined;
  /** `danger` for an action that cannot be undone. */
  tone?: 'danger' | undefined;
  /** Shows a divider above the item. */
  separated?: boolean | undefined;
  /** Makes it a radio item: true if it is the selected one of its group. */
  checked?: boolean | undefined;
  /** The group's name, shown above adjacent items with the same group. */
  group?: string | undefined;
}

export interface MenuContent {
  /** The menu's accessible name; it can equal the button's. */
  label: string;
  /** The actions, in order. */
  items: readonly MenuItem[];
  /** Content above the items, such as the signed-in person. */
  header?: ReactNode;
}

interface MenuListProps extends Omit<ComponentProps<'div'>, 'children'>, MenuContent {
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  onClose: () => void;
}

const mirrored = { start: 'end', center: 'center', end: 'start' } as const;

/** The open menu, rendered in the top layer. */
export function MenuList(props: MenuListProps) {
  const { label, items, header, anchor, align, onClose, className, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useCallback<TopLayerPlace>(
    (button, size, screen, isRightToLeft) =>
      placeBeside(
        button.getBoundingClientRect(),
        size,
        screen,
        isRightToLeft ? mirrored[align] : align,
      ),
    [align],
  );
  useTopLayer(anchor, box, place);
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
      // Escape closes only the menu, not the dialog around it.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };

  return (
    <div {...rest} ref={box} popover="manual" className={classNames(styles.menu, className)}>
      {header && <div className={styles.header}>{header}</div>}
      <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {groupsOf(items).map(({ name, members }) => {
          const all = members.map((item) => <Choice key={item.id} item={item} onClose={onClose} />);
          return name === undefined ? (
            all
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form.
            <div key={name} role="group" aria-label={name} className={styles.group}>
              <span aria-hidden="true" className={styles.groupName}>
                {name}
              </span>
              {all}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Choice({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { checked } = item;
  const kind =
    checked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button
      {...kind}
      type="button"
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
        <span>{item.label}</span>
        {item.hint && <span className={styles.hint}>{item.hint}</span>}
      </span>
      {checked && <Icon icon={Check} className={styles.check} />}
    </button>
  );
}

interface ItemGroup {
  readonly name: string | undefined;
  readonly members: MenuItem[];
}

function groupsOf(items: readonly MenuItem[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.name === item.group) last.members.push(item);
    else groups.push({ name: item.group, members: [item] });
  }
  return groups;
}

function choices(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** Returns the index of the next item that starts with the typed letter, wrapping around. */
function byLetter(all: HTMLElement[], current: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const later = all.findIndex((item, index) => index > current && begins(item));
  const index = later === -1 ? all.findIndex(begins) : later;
  return index === -1 ? undefined : index;
}
