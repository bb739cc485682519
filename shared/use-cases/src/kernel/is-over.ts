import type { AssociationExport } from '@hoa/domain';

/** True once the file of an export is to be removed. */
export function isOver({ expiresAt }: Pick<AssociationExport, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
}
