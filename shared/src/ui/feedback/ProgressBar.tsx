import { type ComponentProps, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way; its accessible name. */
  label: string;
  /** How far, 0–100. */
  value: number;
  /** The label is for screen readers alone. */
  hideLabel?: boolean | undefined;
}

/** How far something has come. */
export function ProgressBar({ label, value, hideLabel, className, ...rest }: ProgressBarProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={classNames(styles.words, hideLabel && 'visually-hidden')}>
        <span id={id}>{label}</span>
        <span aria-hidden="true" className={styles.percent}>
          {percent}%
        </span>
      </div>
      <progress aria-labelledby={id} max={100} value={percent} className={styles.bar} />
    </div>
  );
}
