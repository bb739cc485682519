import type { Notice, TicketStatus } from '@hoa/domain';
import { followingStatus, withStatus } from '@hoa/domain/tickets';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { notifySubmitter, notifyVendor } from './notify.ts';
import { withActivity } from './shown-ticket.ts';
import { withCompletion, withResponse } from './work-record.ts';

type MoveCode = 'ticket-moved' | 'ticket-moved-back';

/** Changes the status and notifies the vendor and the submitter; does nothing if the ticket already has it. */
export function moveAndNotify(
  context: UseCaseContext,
  ticket: Versioned<StoredTicket>,
  status: TicketStatus,
  code: MoveCode = 'ticket-moved',
): Versioned<StoredTicket> {
  if (ticket.status === status) return ticket;
  const changed = moveSilently(context, ticket, status, { code });
  const notice = moveNotice(context, changed, code);
  const vendorUid = notifyVendor(context, changed, 'work_item_updated', notice);
  notifySubmitter(context, changed, notice, vendorUid);
  return changed;
}

export function moveNotice(
  { actor }: UseCaseContext,
  { id, title, status }: StoredTicket,
  code: MoveCode = 'ticket-moved',
): Notice {
  return { code, params: { ticketId: id, ticket: title, name: actor.displayName, status } };
}

/** Changes the status without notifications, for moves that another notice reports. */
export function moveSilently(
  context: Pick<UseCaseContext, 'actor' | 'now'>,
  ticket: Versioned<StoredTicket>,
  status: TicketStatus,
  { code, reason }: { readonly code?: MoveCode; readonly reason?: string } = {},
): Versioned<StoredTicket> {
  if (ticket.status === status) return ticket;
  const { actor, now } = context;
  const answered = withResponse(ticket, context);
  return withCompletion(
    { ...answered, ...withStatus(ticket, status, actor.displayName, now, reason) },
    now,
    code === 'ticket-moved-back',
  );
}

interface Move {
  readonly before: StoredTicket;
  readonly after: StoredTicket;
}

/**
 * Updates the source tickets of ordered work whose status has changed, where their own status follows; at most one
 * statement.
 */
export async function moveSources(
  context: UseCaseContext,
  moves: readonly Move[],
  code?: MoveCode,
): Promise<void> {
  const { tickets } = context.repositories;
  const orders = moves.filter(({ before, after }) => before.status !== after.status);
  const ids = [...new Set(orders.flatMap(({ after }) => after.orderedFor ?? []))];
  if (ids.length === 0) return;
  for (const source of await tickets.getMany(ids)) {
    const status = orders
      .filter(({ after }) => after.orderedFor === source.id)
      .map(({ before, after }) => followingStatus(source, before, after))
      .find((each) => each !== undefined);
    if (status) tickets.put(withActivity(moveAndNotify(context, source, status, code)));
  }
}
