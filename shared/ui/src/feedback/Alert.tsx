import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './Alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `danger` and `warning` interrupt a screen reader; `info` and `success` are announced politely. */
  tone?: AlertTone | undefined;
  /** A short summary of the message. */
  title?: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** An important message in the page; children add details. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, actions, className, children, ...rest } = props;
  const icon = icons[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.alert, styles[tone], className)}
    >
      <Icon icon={icon} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
