import type { Attachment } from '../schemas/attachment.ts';
import type { Person } from '../schemas/person.ts';
import type { Ticket } from '../schemas/ticket.ts';
import type { TicketStatus } from '../ticket-status.ts';

/** The ticket in another status: the change joins its history. */
export function withStatus(
  ticket: Ticket,
  status: TicketStatus,
  changedBy: string,
  now: Date,
): Ticket {
  const changedAt = now.toISOString();
  return {
    ...ticket,
    status,
    updatedAt: changeInstant(ticket, now),
    statusHistory: [...ticket.statusHistory, { status, changedBy, changedAt }],
  };
}

/** The status before the last move; undefined for a ticket that was never moved. */
export function statusBefore({
  statusHistory,
}: Pick<Ticket, 'statusHistory'>): TicketStatus | undefined {
  return statusHistory.at(-2)?.status;
}

export function withDescription(ticket: Ticket, description: string, now: Date): Ticket {
  return { ...ticket, description, updatedAt: changeInstant(ticket, now) };
}

export function withAssignee(ticket: Ticket, vendor: Person, now: Date): Ticket {
  const { uid, displayName, email } = vendor;
  return {
    ...ticket,
    assignedTo: { uid, displayName, email },
    updatedAt: changeInstant(ticket, now),
  };
}

export function withAttachments(ticket: Ticket, added: readonly Attachment[], now: Date): Ticket {
  return {
    ...ticket,
    attachments: [...ticket.attachments, ...added],
    updatedAt: changeInstant(ticket, now),
  };
}

export function withoutAttachment(ticket: Ticket, attachmentId: string, now: Date): Ticket {
  return {
    ...ticket,
    attachments: ticket.attachments.filter((attachment) => attachment.id !== attachmentId),
    updatedAt: changeInstant(ticket, now),
  };
}

/** Now, or just after the change before: whoever saw another version is told by its `updatedAt`. */
function changeInstant({ updatedAt }: Pick<Ticket, 'updatedAt'>, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}
