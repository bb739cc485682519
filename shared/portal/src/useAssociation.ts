import { type AssociationSettings, portalName } from '@hoa/domain';
import { useAppState } from './PortalContext.tsx';
import { useOperation } from './useOperation.ts';

/** The settings of the association that the person acts in; undefined until they are read. */
export function useAssociation(): AssociationSettings | undefined {
  return useOperation('association.get', {}).data;
}

/** Returns the name of the current association; the portal's name if unknown, as in sample mode. */
export function useAssociationName(): string {
  const memberships = useAppState('memberships');
  const current = useAppState('membershipId');
  return memberships.find(({ id }) => id === current)?.association ?? portalName;
}

/** Returns the association's short name, for where space is narrow. */
export function useShortName(): string {
  const name = useAssociationName();
  return useAssociation()?.shortName ?? name;
}
