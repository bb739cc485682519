import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Toolbar.module.css';

/** A row of controls above a list: they wrap, and on a phone each takes the whole width. */
export function FilterBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.bar, styles.filters, className)} />;
}

/** A row of actions: they wrap and keep their width. */
export function Toolbar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.bar, className)} />;
}
