import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One sentence that says what is empty. */
  title: ReactNode;
  /** An icon, 24 px or more. */
  icon?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** Less padding, for a column or a small card. */
  compact?: boolean | undefined;
}

/** The content of an empty list: one sentence and the next action; children add details. */
export function EmptyState(props: EmptyStateProps) {
  const { title, icon, action, compact, className, children, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.empty, compact && styles.compact, className)}>
      {icon && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
