import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of, in one sentence. */
  title: ReactNode;
  /** A quiet picture of the thing: an icon, 24 px or more. */
  icon?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  /** Less space around it, for a column or a small card. */
  compact?: boolean | undefined;
}

/** Nothing here yet: says so in one sentence and offers the next action. Children explain more. */
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
