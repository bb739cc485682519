import type { OwnMembership } from '@hoa/domain';
import {
  homeOf,
  identitySignedIn,
  useAppState,
  useCommand,
  useDispatch,
  useNavigate,
} from '@hoa/portal';

/** Lets an administrator view the portal as a resident or act for one without email, and return to their own role. */
export function useViewAs() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useAppState('user');
  const own = useAppState('memberships').filter(({ impersonation }) => !impersonation);
  const [viewAs] = useCommand('people.viewAs');
  const [stopViewing] = useCommand('people.stopViewing');

  function enter(memberships: readonly OwnMembership[], { id, role }: OwnMembership) {
    if (!user) return;
    dispatch(identitySignedIn({ user, role, memberships, membershipId: id }));
    navigate(homeOf(role));
  }

  return {
    /** Rejects with a PortalError. */
    async start(membershipId: string) {
      const viewed = await viewAs({ membershipId });
      enter([...own, viewed], viewed);
    },
    /** Rejects with a PortalError; the view then ends after its four hours. */
    async stop(hoaId: string) {
      const admin = own.find((one) => one.hoaId === hoaId && isFullOffice(one));
      if (!admin) return;
      enter(own, admin);
      await stopViewing({});
    },
  };
}

function isFullOffice({ role, office }: OwnMembership): boolean {
  return role === 'admin' && office === undefined;
}
