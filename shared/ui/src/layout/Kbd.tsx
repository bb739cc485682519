import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Kbd.module.css';

/** A key on the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={classNames(styles.key, className)} />;
}
