import type { AssociationSettings } from './schemas/association.ts';

/** One homeowners' association and its settings. Every record belongs to one. */
export interface Association extends AssociationSettings {
  readonly id: string;
  readonly name: string;
  /** What ticket numbers begin with: `TKT` makes `TKT-1001`. */
  readonly ticketPrefix: string;
  /** What invoice numbers begin with: `INV-2025` makes `INV-2025-001`. */
  readonly invoicePrefix: string;
  /** Whether a new email of a person counts only once it was confirmed by a mail to it. */
  readonly confirmsEmails: boolean;
  /** Whether a broadcast to units that it does not have is refused; sample mode counts them, as specified. */
  readonly refusesUnknownUnits?: boolean;
}
