import { membershipName, type Office, type Role } from '@hoa/domain';
import type { MenuItem } from '@hoa/ui';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { roleSwitched } from './app-state.ts';
import { homeOf } from './home-of.ts';
import { useAppState } from './PortalContext.tsx';

export interface RoleTexts {
  readonly switchRole: string;
  readonly roles: Readonly<Record<Role | Office, string>>;
}

/** The items of a user menu that switch to another role; none for a person with a single one. */
export function useRoleItems({ switchRole, roles }: RoleTexts): MenuItem[] {
  const memberships = useAppState('memberships');
  const current = useAppState('membershipId');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (memberships.length < 2) return [];
  return memberships.map((membership) => ({
    id: membership.id,
    label: membershipName(membership, memberships, roles),
    group: switchRole,
    checked: membership.id === current,
    onSelect: () => {
      if (membership.id === current) return;
      dispatch(roleSwitched(membership.id));
      navigate(homeOf(membership.role));
    },
  }));
}
