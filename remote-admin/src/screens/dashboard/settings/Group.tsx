import { type ReactNode, useId } from 'react';
import styles from './Settings.module.css';

interface GroupProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Fields with a heading and a sentence about them. */
export function Group({ title, hint, children }: GroupProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend>
        <h2 className={styles.heading}>{title}</h2>
      </legend>
      <p id={hintId} className={styles.quiet}>
        {hint}
      </p>
      {children}
    </fieldset>
  );
}
