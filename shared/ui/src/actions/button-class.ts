import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The visual options of a button. */
export interface ButtonLook {
  /** `primary` once per view, `secondary` by default, `quiet` in rows and bars, `danger` for what cannot be undone. */
  variant?: ButtonVariant | undefined;
  /** Height: 32, 38 or 44 px; never below 44 on touch. */
  size?: ButtonSize | undefined;
  /** Fills its container. */
  wide?: boolean | undefined;
}

/** The button's look for another element, such as the router's `Link`. */
export function buttonClass({ variant = 'secondary', size = 'md', wide }: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    wide && styles.wide,
  );
}
