import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { nextByKey } from './next-by-key.ts';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string = string> {
  /** Names the tab in the address and in `value`. */
  id: Id;
  /** Its label and accessible name. */
  label: string;
  /** A count after the words: read as a description, not part of the name. */
  count?: number | string | undefined;
  /** What the count says, for screen readers and as a tooltip: "8 unread". */
  countLabel?: string | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What the tabs are views of; names the list of tabs. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Id>[];
  /** The chosen tab. */
  value: Id;
  /** Called with the tab that was pressed or reached with the arrow keys. */
  onChange: (id: Id) => void;
  /** The chosen tab's content. */
  children?: ReactNode;
}

/** Views of one thing, one at a time: arrow keys, Home and End move between them. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, className, children, ...rest } = props;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `${prefix}-${id}`;
  const countId = (id: string) => `${tabId(id)}-count`;

  // Scrolls the chosen tab into view where not all fit, at first and whenever the width changes.
  useLayoutEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector(`#${CSS.escape(`${prefix}-${value}`)}`);
    if (!strip || !tab) return;
    const watcher = new ResizeObserver(() => {
      const [around, chosen] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
      strip.scrollLeft += chosen.left - around.left - (around.width - chosen.width) / 2;
    });
    watcher.observe(strip);
    return () => watcher.disconnect();
  }, [prefix, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextByKey(
      event,
      items.length,
      items.findIndex((item) => item.id === value),
    );
    const next = index === undefined ? undefined : items[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index ?? 0]?.focus();
  };

  return (
    <div {...rest} className={classNames(styles.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, 'fading')}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabId(item.id)}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${prefix}panel` : undefined}
            aria-describedby={
              item.count === undefined || item.countLabel ? undefined : countId(item.id)
            }
            tabIndex={item.id === value ? 0 : -1}
            title={item.countLabel}
            className={styles.tab}
            onClick={() => onChange(item.id)}
          >
            {item.icon}
            <span>{item.label}</span>
            {item.count !== undefined && (
              <span id={countId(item.id)} aria-hidden="true" className={styles.count}>
                {item.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}panel`}
        aria-labelledby={tabId(value)}
        tabIndex={-1}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
