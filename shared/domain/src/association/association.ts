import type { AssociationSettings, StoredAssociation } from './association-schema.ts';

/** One homeowners' association and its settings. Every record belongs to one. */
export interface Association extends AssociationSettings {
  readonly id: string;
  readonly name: string;
  /** The prefix of ticket numbers: `TKT` in `TKT-1001`. */
  readonly ticketPrefix: string;
  /** The prefix of invoice numbers: `INV-2025` in `INV-2025-001`. */
  readonly invoicePrefix: string;
  /** The prefix of confirmation numbers of payments: `CH` in `CH-052183`. */
  readonly receiptPrefix?: string;
  /** True if a new email must be confirmed by a link sent to it before it takes effect. */
  readonly confirmsEmails: boolean;
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
