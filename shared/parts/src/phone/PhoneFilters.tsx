import { Badge, Button, useMedia } from '@hoa/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './Phone.module.css';

export interface PhoneFiltersProps {
  /** What the button is called. */
  readonly label: string;
  /** The search field, which stays. */
  readonly search: ReactNode;
  /** The chosen value of each filter; '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  /** The widest screen on which they are folded: a phone if left out, or a tablet. */
  readonly until?: 'tablet' | undefined;
  /** The filters. */
  readonly children: ReactNode;
}

/** Search and filters above a list; on a phone the filters fold into one button, with the number of those set. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: folded they are out of sight alone, and whoever moves the focus there unfolds them */}
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
