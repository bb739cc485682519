import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps extends ComponentProps<'header'> {
  /** The page's own actions, at the end of the row; below on a phone. */
  actions?: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
}

/** The top of a page. Children are its heading, with badges beside it if any. */
export function PageHeader(props: PageHeaderProps) {
  const { actions, description, className, children, ...rest } = props;
  return (
    <header {...rest} className={classNames(styles.header, className)}>
      <div className={styles.words}>
        <div className={styles.heading}>{children}</div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
