import { portalName } from '@hoa/domain';
import { useAppState } from './PortalContext.tsx';

/** The name of the association that the person acts in; the portal's own where none is told, as in sample mode. */
export function useAssociationName(): string {
  const memberships = useAppState('memberships');
  const current = useAppState('membershipId');
  return memberships.find(({ id }) => id === current)?.association ?? portalName;
}
