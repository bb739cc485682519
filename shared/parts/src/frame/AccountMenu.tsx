import { Avatar, Menu, type MenuItem, VisuallyHidden } from '@hoa/ui';
import type { ReactNode } from 'react';
import styles from './AccountMenu.module.css';

export interface AccountMenuProps {
  readonly label: string;
  readonly name: string;
  readonly email: string;
  /** Shown below the name. */
  readonly badge?: ReactNode;
  readonly items: readonly MenuItem[];
}

/** Shows who is signed in, and what they can do with their account. */
export function AccountMenu({ label, name, email, badge, items }: AccountMenuProps) {
  return (
    <Menu
      label={label}
      align="end"
      header={
        <div className={styles.who}>
          <strong>{name}</strong>
          <span>{email}</span>
          {badge && <div>{badge}</div>}
        </div>
      }
      items={items}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Avatar name={name} />
        </button>
      )}
    />
  );
}
