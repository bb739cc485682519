import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLocale } from '../text/index.ts';
import styles from './Field.module.css';

interface DollarInsetProps {
  /** Renders the input with a class that leaves space for the sign. */
  children: (className: string) => ReactNode;
}

/** The dollar sign in an input, on the side where the language writes it: $150.00, 150,00 $. */
export function DollarInset({ children }: DollarInsetProps) {
  const isBefore = useLocale() === 'en';
  return (
    <div className={classNames(styles.inset, styles.short)}>
      <span className={isBefore ? styles.prefix : styles.suffix} aria-hidden="true">
        $
      </span>
      {children(classNames(styles.control, isBefore ? styles.withPrefix : styles.withSuffix))}
    </div>
  );
}
