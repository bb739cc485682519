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
  /** The tab's id in the URL and in `value`. */
  id: Id;
  /** The label and accessible name. */
  label: string;
  /** A count after the label; a description, not part of the accessible name. */
  count?: number | string | undefined;
  /** The meaning of the count, for screen readers and as a tooltip: "8 unread". */
  countLabel?: string | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem<Id>[];
  /** The id of the selected tab. */
  value: Id;
  /** Called with the id of the tab that was pressed or reached with the arrow keys. */
  onChange: (id: Id) => void;
  /** The selected tab's content. */
  children?: ReactNode;
}

/** Tabs that show one view at a time; arrow keys, Home and End move between them. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, className, children, ...rest } = props;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `${prefix}-${id}`;
  const countId = (id: string) => `${tabId(id)}-count`;

  // Scrolls the selected tab into view if not all fit, initially and after a change of width.
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
