import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Modal.module.css';

/** The buttons of a dialog or drawer, at the end of its content or form; stays in view while the rest scrolls. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <>
      <div className={styles.gap} />
      <div {...rest} className={classNames(styles.footer, className)} />
    </>
  );
}
