import type { StoredAssociation } from '@hoa/domain';
import type { UseCaseContext } from './use-case.ts';

/** Reads the association's settings, because those of the context may be a second old. One statement. */
export async function readSettings({
  association,
  repositories,
}: UseCaseContext): Promise<StoredAssociation> {
  return (await repositories.associations.get(association.id)) ?? association;
}
