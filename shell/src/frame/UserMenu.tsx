import type { Role } from '@hoa/domain';
import { AccountMenu, useShownEmail } from '@hoa/parts/frame';
import { useAppState, useNavigate, useRoleItems } from '@hoa/portal';
import type { MenuItem } from '@hoa/ui';
import { Icon } from '@hoa/ui';
import { CircleUser, LogOut, Settings } from 'lucide';
import { useText } from '../messages.ts';

export interface UserMenuProps {
  readonly role: Role;
  readonly onSignOut: () => void;
}

const loadDecoder = () => import('@hoa/domain/email');

/** Shows who is signed in, with links to the profile and settings, and Sign Out. */
export function UserMenu({ role, onSignOut }: UserMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  const user = useAppState('user');
  const roles = useRoleItems(text);
  const email = useShownEmail(user?.email ?? '', loadDecoder);
  if (!user) return null;
  const own: MenuItem[] = [
    {
      id: 'profile',
      label: text.profile,
      icon: <Icon icon={CircleUser} />,
      onSelect: () => navigate('/profile'),
    },
    {
      id: 'settings',
      label: text.settings,
      icon: <Icon icon={Settings} />,
      onSelect: () => navigate('/profile?tab=appearance'),
    },
  ];
  const out: MenuItem = {
    id: 'sign-out',
    label: text.signOut,
    icon: <Icon icon={LogOut} />,
    separated: true,
    onSelect: onSignOut,
  };
  return (
    <AccountMenu
      label={text.userMenu}
      name={user.displayName}
      email={email}
      // Vendors find their profile in the vendor portal's own frame.
      items={[...(role === 'vendor' ? [] : own), ...roles, out]}
    />
  );
}
