import { type AssociationSettings, portalName } from '@hoa/domain';
import { portalApi } from './api.ts';
import { useAppState } from './PortalContext.tsx';
import type { PortalStore } from './store.ts';
import { useOperation } from './useOperation.ts';

/** The settings of the association that the person acts in; undefined until they are read. */
export function useAssociation(): AssociationSettings | undefined {
  return useOperation('association.get', {}).data;
}

/** Returns the settings of the association that the person acts in, if they have been read. */
export function knownAssociation(store: PortalStore): AssociationSettings | undefined {
  const call = { operation: 'association.get', input: {} } as const;
  const { data } = portalApi.endpoints.read.select(call)(store.getState());
  return data as AssociationSettings | undefined;
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
