import type { AssociationSettings } from '@hoa/domain';
import { useOperation } from './useOperation.ts';

/** The settings of the association that the person acts in; undefined until they are read. */
export function useAssociation(): AssociationSettings | undefined {
  return useOperation('association.get', {}).data;
}
