import { type MenuPage, useNavigate } from '@hoa/portal';
import { classNames, Icon, Kbd, VisuallyHidden } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import {
  CalendarDays,
  CircleUser,
  ClipboardList,
  type IconNode,
  LayoutDashboard,
  Newspaper,
  Palette,
  Receipt,
  Search,
  Settings,
  Ticket,
  Users,
  Wrench,
  X,
} from 'lucide';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { navigationIcons, portalIcon } from '../frame/portal-icons.ts';
import { matching } from './matching.ts';
import { useText } from './messages.ts';
import styles from './QuickMenu.module.css';

export interface QuickMenuProps {
  readonly entries: readonly MenuPage[];
  readonly onClose: () => void;
}

/** Finds a page by a typed search: arrow keys select, Enter opens, Escape closes. */
export function QuickMenu({ entries, onClose }: QuickMenuProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = matching(entries, typed, locale);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const select = (entry: MenuPage | undefined) => {
    if (!entry) return;
    onClose();
    navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndex(event.key, chosen, found.length);
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Enter') select(found[chosen]);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too; a press beside it is for the pointer
    <dialog
      ref={dialog}
      aria-label={text.title}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.field}>
        <Icon icon={Search} className={styles.icon} />
        <input
          role="combobox"
          aria-label={text.title}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={text.placeholder}
          className={styles.input}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <Kbd aria-hidden="true" className={styles.key}>
            Esc
          </Kbd>
          <Icon icon={X} className={styles.cross} />
          <VisuallyHidden>{text.close}</VisuallyHidden>
        </button>
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={text.pages} className={styles.list}>
        {found.map((entry, index) => {
          const icon = menuIcon(entry.icon);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
            <div
              key={entry.path}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              aria-labelledby={`${optionId(index)}-label`}
              aria-describedby={`${optionId(index)}-description`}
              className={classNames(styles.option, index === chosen && styles.chosen)}
              onPointerMove={() => setChosen(index)}
              onClick={() => select(entry)}
            >
              <Icon icon={icon} className={styles.icon} />
              <span id={`${optionId(index)}-label`} className={styles.label}>
                {entry.label[locale]}
              </span>
              <span id={`${optionId(index)}-description`} className={styles.description}>
                {entry.description[locale]}
              </span>
            </div>
          );
        })}
      </div>
      <p role="status" className={found.length === 0 ? styles.none : 'visually-hidden'}>
        {found.length === 0 ? text.none({ query: typed }) : text.found({ n: found.length })}
      </p>
    </dialog>
  );
}

/** Returns the index that an arrow key selects, wrapping around; undefined for other keys. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return count === 0 ? 0 : (current + 1) % count;
  if (key === 'ArrowUp') return count === 0 ? 0 : (current - 1 + count) % count;
  return undefined;
}

const icons: typeof navigationIcons = {
  ...navigationIcons,
  'calendar-days': CalendarDays,
  'circle-user': CircleUser,
  'clipboard-list': ClipboardList,
  'layout-dashboard': LayoutDashboard,
  newspaper: Newspaper,
  palette: Palette,
  receipt: Receipt,
  search: Search,
  settings: Settings,
  ticket: Ticket,
  users: Users,
  wrench: Wrench,
};

/** The icon of an entry of the quick menu, by its lucide name; a plain dot when the set has none. */
export function menuIcon(name: string): IconNode {
  return portalIcon(name, icons);
}
