import { formatFileSize, useLocale } from '@hoa/ui/text';
import type { ComponentProps, ReactNode } from 'react';
import styles from './FileWords.module.css';

export interface FileWordsProps extends ComponentProps<'span'> {
  readonly name: string;
  /** Bytes; shown below the name. */
  readonly size?: number | undefined;
  /** What is shown below the name besides, such as the progress of an upload. */
  readonly children?: ReactNode;
}

/** The name of a file, cut off where there is no room, and its size or state below. */
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
