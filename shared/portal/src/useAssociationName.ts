import { portalName } from '@hoa/domain';
import { useAppState } from './PortalContext.tsx';

/** Returns the name of the current association; the portal's name if unknown, as in sample mode. */
export function useAssociationName(): string {
  const memberships = useAppState('memberships');
  const current = useAppState('membershipId');
  return memberships.find(({ id }) => id === current)?.association ?? portalName;
}
