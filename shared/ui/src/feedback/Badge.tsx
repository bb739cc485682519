import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  /** The meaning of the colour; the text must say it too. */
  tone?: Tone | undefined;
  /** A dot before the words, for a state that changes. */
  dot?: boolean | undefined;
}

/** A short label or count next to what it describes. */
export function Badge({ tone = 'neutral', dot, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.badge, styles[tone], dot && styles.dotted, className)}
    >
      {children}
    </span>
  );
}
