import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Card } from '../layout/Card.tsx';
import styles from './Stat.module.css';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted; with `interactive`, a link with `cardLinkClass` to the list of it. */
  label: ReactNode;
  /** The number, already formatted; undefined while it is on its way. */
  value: ReactNode;
  /** A quiet line under it: since when, compared with what. */
  hint?: ReactNode;
  /** An icon at the end of the card. */
  icon?: ReactNode;
  /** The whole card is the press area of the link in its label. */
  interactive?: boolean | undefined;
  /** Low and without its icon, as one of a strip of figures above the work. */
  compact?: boolean | undefined;
}

/** One figure on a card: a group named by its label. */
export function Stat({ label, value, hint, icon, compact, className, ...rest }: StatProps) {
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={id}
      aria-busy={value === undefined}
      {...rest}
      className={classNames(styles.stat, compact && styles.compact, className)}
    >
      <div className={styles.top}>
        <p id={id} className={styles.label}>
          {label}
        </p>
        {icon && !compact && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
      </div>
      <p className={styles.value}>{value ?? <span className={styles.bone} aria-hidden="true" />}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </Card>
  );
}
