import { formatFileSize, useLocale } from '@hoa/ui/text';
import type { ComponentProps, ReactNode } from 'react';
import styles from './FileWords.module.css';

export interface FileWordsProps extends ComponentProps<'span'> {
  readonly name: string;
  /** In bytes; shown below the name. */
  readonly size?: number | undefined;
  /** Additional content below the name, such as the progress of an upload. */
  readonly children?: ReactNode;
}

/** A file's name, truncated if needed, with its size or state below. */
export function FileWords({ name, size, children, ...rest }: FileWordsProps) {
  const locale = useLocale();
  return (
    <span {...rest} className={styles.words}>
      <span className={styles.name}>{name}</span>
      {size !== undefined && <span className={styles.size}>{formatFileSize(size, locale)}</span>}
      {children}
    </span>
  );
}
