import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the colour says; the words must say it too. */
  tone?: Tone | undefined;
  /** A dot before the words, for a state that changes. */
  dot?: boolean | undefined;
}

/** A word or a number about the thing beside it. */
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
