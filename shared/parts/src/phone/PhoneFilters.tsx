import { Badge, Button, useMedia } from '@hoa/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './Phone.module.css';

export interface PhoneFiltersProps {
  /** The button's label. */
  readonly label: string;
  /** The search field, which is always visible. */
  readonly search: ReactNode;
  /** The value of each filter; '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  /** The widest screen on which the filters are folded; a phone by default. */
  readonly until?: 'tablet' | undefined;
  /** The filter fields. */
  readonly children: ReactNode;
}

/** Search and filters above a list. On a phone the filters fold into a button that shows the number of active ones. */
export function PhoneFilters({ label, search, filters, until, children }: PhoneFiltersProps) {
  const isFolded = useMedia(until === 'tablet' ? '(width < 64rem)' : '(width < 45rem)');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!isFolded) {
    return (
      <>
        {search}
        {children}
      </>
    );
  }
  const n = Object.values(filters).filter((value) => value !== '').length;
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{search}</div>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.button}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span> {n > 0 && <Badge tone="accent">{n}</Badge>}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: folded filters are only visually hidden, and unfold when
          the focus moves to them */}
      <div
        id={id}
        className={isOpen ? styles.filters : 'visually-hidden'}
        onFocus={() => setIsOpen(true)}
      >
        {children}
      </div>
    </div>
  );
}
