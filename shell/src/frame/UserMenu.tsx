import { useAppState, useNavigate } from '@hoa/shared';
import type { Role } from '@hoa/shared/domain';
import { Avatar, Menu, type MenuItem } from '@hoa/shared/ui';
import { CircleUser, LogOut, Settings } from 'lucide-react';
import { useText } from '../messages/index.ts';
import styles from './UserMenu.module.css';

export interface UserMenuProps {
  readonly role: Role;
  readonly onSignOut: () => void;
}

/** Who is signed in, and the way to their profile, their settings and out. */
export function UserMenu({ role, onSignOut }: UserMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  const user = useAppState('user');
  if (!user) return null;
  const own: MenuItem[] = [
    {
      id: 'profile',
      label: text.profile,
      icon: <CircleUser />,
      onSelect: () => navigate('/profile'),
    },
    {
      id: 'settings',
      label: text.settings,
      icon: <Settings />,
      onSelect: () => navigate('/profile?tab=appearance'),
    },
  ];
  const out: MenuItem = {
    id: 'sign-out',
    label: text.signOut,
    icon: <LogOut />,
    separated: true,
    onSelect: onSignOut,
  };
  return (
    <Menu
      label={text.userMenu}
      align="end"
      header={
        <>
          <strong className={styles.name}>{user.displayName}</strong>
          <span className={styles.email}>{user.email}</span>
        </>
      }
      // A vendor's profile stands in the vendor portal's own frame.
      items={role === 'vendor' ? [out] : [...own, out]}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger} aria-label={text.userMenu}>
          <Avatar name={user.displayName} />
        </button>
      )}
    />
  );
}
