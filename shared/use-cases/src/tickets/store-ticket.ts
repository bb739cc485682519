import { PortalError } from '@hoa/api';
import type { Ticket } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records/tickets.ts';
import type { Versioned } from '../ports/repository.ts';
import { shownTicket, withActivity } from './shown-ticket.ts';

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
