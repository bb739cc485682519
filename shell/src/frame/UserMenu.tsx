import type { Role } from '@hoa/domain';
import { useAppState, useNavigate, useRoleItems } from '@hoa/shared';
import { Avatar, Menu, type MenuItem, VisuallyHidden } from '@hoa/ui';
import { CircleUser, LogOut, Settings } from 'lucide-react';
import { useText } from '../messages/index.ts';
import styles from './UserMenu.module.css';

export interface UserMenuProps {
  readonly role: Role;
  readonly onSignOut: () => void;
}

/** Shows who is signed in, with links to the profile and settings, and Sign Out. */
export function UserMenu({ role, onSignOut }: UserMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  const user = useAppState('user');
  const roles = useRoleItems(text);
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
      // Vendors find their profile in the vendor portal's own frame.
      items={role === 'vendor' ? [...roles, out] : [...own, ...roles, out]}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <VisuallyHidden>{text.userMenu}</VisuallyHidden>
          <Avatar name={user.displayName} />
        </button>
      )}
    />
  );
}
