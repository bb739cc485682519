import { PortalError } from '@hoa/api';
import { type Attachment, isCompleted, type Ticket, vendorUidOf } from '@hoa/domain';
import { attachFiles, type FileOwner } from '../documents/attach-files.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { shownTicket, withActivity } from './shown-ticket.ts';

const minuteMs = 60_000;

/**
 * Sets the completion time of a ticket that was completed, and removes it from one that was reopened. Undoing a
 * reopening restores the former completion time.
 */
export function withCompletion<T extends StoredTicket>(ticket: T, now: Date, isBack: boolean): T {
  const { completedAt, formerCompletedAt, ...work } = ticket.work ?? {};
  if (!isCompleted(ticket.status)) {
    return { ...ticket, work: completedAt ? { ...work, formerCompletedAt: completedAt } : work };
  }
  const former = isBack ? formerCompletedAt : undefined;
  return { ...ticket, work: { ...work, completedAt: completedAt ?? former ?? now.toISOString() } };
}

/** Sets the response time when the vendor answers or moves the ticket for the first time. */
export function withResponse<T extends StoredTicket>(
  ticket: T,
  { actor, now }: Pick<UseCaseContext, 'actor' | 'now'>,
): T {
  const isFirst =
    ticket.status === 'vendor_assigned' &&
    ticket.assignedTo?.uid === vendorUidOf(actor) &&
    ticket.work?.responseMinutes === undefined;
  if (!isFirst) return ticket;
  const assignedAt = ticket.statusHistory.at(-1)?.changedAt ?? ticket.createdAt;
  const responseMinutes = Math.round((now.getTime() - Date.parse(assignedAt)) / minuteMs);
  return { ...ticket, work: { ...ticket.work, responseMinutes: Math.max(0, responseMinutes) } };
}

/** Refuses a change that is based on an outdated version, so that nothing is overwritten. */
export function refuseIfOutdated(
  ticket: StoredTicket,
  expectedUpdatedAt: string | undefined,
): void {
  if (expectedUpdatedAt === undefined) return;
  if (expectedUpdatedAt !== ticket.updatedAt) throw new PortalError('conflict');
}

/** Stores a changed ticket, and returns it as the actor sees it. */
export function storeTicket(
  { actor, repositories }: UseCaseContext,
  ticket: Versioned<StoredTicket>,
): Ticket {
  return shownTicket(repositories.tickets.put(withActivity(ticket)), actor);
}

interface TicketFileOwner extends FileOwner {
  readonly ticketId: string;
}

/**
 * Attaches uploads of the actor to a ticket or to one of its messages or invoices, and returns them as attachments. At
 * most one statement.
 */
export async function ownFiles(
  context: UseCaseContext,
  files: readonly { readonly id: string }[],
  { ticketId, ...owner }: TicketFileOwner,
): Promise<Attachment[]> {
  const { actor, now } = context;
  const folder = owner.ownerKind === 'ticketMessage' ? 'messages' : 'attachments';
  const recorded = await attachFiles(context, files, owner);
  return recorded.map(({ id, name, mimeType, size }) => ({
    id,
    name,
    type: mimeType,
    url: `/tickets/${encodeURIComponent(ticketId)}/${folder}/${encodeURIComponent(id)}`,
    ...(size !== undefined && { size }),
    uploadedBy: actor.uid,
    uploadedAt: now.toISOString(),
  }));
}
