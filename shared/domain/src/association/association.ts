import type { AssociationSettings, StoredAssociation } from './association-schema.ts';

/** One homeowners' association and its settings. Every record belongs to one. */
export interface Association
  extends Readonly<StoredAssociation>,
    Pick<AssociationSettings, 'exampleUnits'> {
  /** True if a broadcast to unknown units is refused. Sample mode accepts and counts them, as specified. */
  readonly refusesUnknownUnits?: boolean;
}

/** Returns the settings of an association as they are stored. */
export function storedSettings(association: Association): StoredAssociation {
  const { exampleUnits: _, refusesUnknownUnits: __, ...settings } = association;
  return settings;
}

/** The portal's own name: in its header and in the title of every document, where no association is known. */
export const portalName = 'Cedar Hollow';
