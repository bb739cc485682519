import type { Ticket } from '../tickets/ticket-schema.ts';
import { people } from './actors.ts';

const createdAt = '2026-03-01T09:00:00.000Z';

/** The fields that a test sets; `unit` is the submitter's. */
export type TicketChanges = Partial<Ticket> & { readonly unit?: string };

/** A new ticket of the submitter, not assigned. */
export function aTicket({ unit, ...changes }: TicketChanges = {}): Ticket {
  const { uid, displayName, email, unit: ownUnit } = people.submitter;
  return {
    id: 'TKT-1001',
    title: 'Leak under the sink',
    description: 'Water drips from the trap.',
    category: 'maintenance',
    status: 'new',
    priority: 'normal',
    submittedBy: { uid, displayName, email, unit: unit ?? ownUnit },
    tags: [],
    attachments: [],
    createdAt,
    updatedAt: createdAt,
    lastActivity: createdAt,
    messagesCount: 0,
    hasUnreadMessages: false,
    statusHistory: [],
    ...changes,
  };
}

/** The same ticket, assigned to the assigned vendor. */
export function aWorkOrder(changes: TicketChanges = {}): Ticket {
  const { uid, displayName, email } = people.assignedVendor;
  return aTicket({
    status: 'vendor_assigned',
    assignedTo: { uid, displayName, email },
    ...changes,
  });
}
