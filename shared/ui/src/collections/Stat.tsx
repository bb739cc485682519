import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Card } from '../layout/Card.tsx';
import styles from './Stat.module.css';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label; with `interactive`, a link with `cardLinkClass` to the list behind the figure. */
  label: ReactNode;
  /** The formatted number; undefined while it loads. */
  value: ReactNode;
  /** A secondary line, such as the period or a comparison. */
  hint?: ReactNode;
  /** An icon at the end of the card. */
  icon?: ReactNode;
  /** The link in the label covers the whole card. */
  interactive?: boolean | undefined;
  /** Smaller and without its icon, for a row of figures above a list. */
  compact?: boolean | undefined;
}

/** One figure on a card; a group named by its label. */
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
