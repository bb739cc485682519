import type { StatusChange, Ticket, TicketStatus } from '@hoa/domain';

/** One step of a ticket from report to completion. */
export interface TicketStep {
  /** The status that names the step. */
  readonly status: TicketStatus;
  /** `skipped` if a later step was reached without it. */
  readonly state: 'done' | 'skipped' | 'current' | 'upcoming';
  /** When it was reached; unset for skipped and upcoming steps. */
  readonly at?: string | undefined;
  /** Display name of the person who made the change. */
  readonly by?: string | undefined;
}

/** The progress of a ticket. */
export interface TicketPath {
  readonly steps: readonly TicketStep[];
  readonly current: number;
  /** When the current step began to wait for the resident, or its last activity since then; unset if it does not wait. */
  readonly waitingSince?: string | undefined;
  /** When it was reopened, if it is not resolved or closed again. */
  readonly reopenedAt?: string | undefined;
}

type Place = 0 | 1 | 2 | 3 | 4;

const lastPlace: Place = 4;

/** The step of each status. Waiting for the resident interrupts a step and is not a step itself. */
const placeOf: Record<TicketStatus, Place | undefined> = {
  new: 0,
  in_review: 1,
  vendor_assigned: 2,
  in_progress: 3,
  waiting_resident: undefined,
  resolved: 4,
  closed: 4,
};

const statusAt = ['new', 'in_review', 'vendor_assigned', 'in_progress', 'resolved'] as const;

/** A ticket can only wait for the resident after someone has looked at it. */
const firstPlaceToWait: Place = 1;

interface Reached {
  readonly changedAt?: string | undefined;
  readonly changedBy?: string | undefined;
}

/**
 * Returns the steps of a ticket with their dates, from its status history. A work order that an administrator created
 * starts at a later step, so earlier steps are left out. A step that the ticket went back from loses its date.
 */
export function ticketPath(
  ticket: Pick<Ticket, 'status' | 'statusHistory' | 'createdAt' | 'lastActivity'>,
): TicketPath {
  const reached: Reached[] = [];
  let first: number | undefined;
  let place = 0;
  let last: TicketStatus | undefined;
  let waitingSince: string | undefined;
  let reopenedAt: string | undefined;
  for (const { status, changedAt, changedBy } of changesOf(ticket)) {
    const next = placeOf[status] ?? Math.max(place, firstPlaceToWait);
    // After closing, a step is new even if the position is the same.
    const isLeftBackwards = next < place;
    if (isLeftBackwards) reached.length = next + 1;
    if (next !== place || last === undefined || status === 'closed') {
      if (!isLeftBackwards || !reached[next]) reached[next] = { changedAt, changedBy };
    }
    waitingSince = status === 'waiting_resident' ? changedAt : undefined;
    if (isOver(status)) reopenedAt = undefined;
    else if (last && isOver(last)) reopenedAt = changedAt;
    first ??= next;
    first = Math.min(first, next);
    place = next;
    last = status;
  }
  if (waitingSince && ticket.lastActivity > waitingSince) waitingSince = ticket.lastActivity;
  const from = first ?? 0;
  const steps = statusAt.map((status, index): TicketStep => {
    const { changedAt, changedBy } = reached[index] ?? {};
    const isClosed = ticket.status === 'closed' && index === place;
    return {
      status: isClosed ? 'closed' : status,
      state: stateOf(index, place, changedAt !== undefined),
      at: changedAt,
      by: changedBy,
    };
  });
  return { steps: steps.slice(from), current: place - from, waitingSince, reopenedAt };
}

/** Returns true if a status belongs to the last step. */
export function isOver(status: TicketStatus): boolean {
  return placeOf[status] === lastPlace;
}

function stateOf(index: number, place: number, isReached: boolean): TicketStep['state'] {
  if (index === place) return 'current';
  if (index > place) return 'upcoming';
  return isReached ? 'done' : 'skipped';
}

type Change = Pick<StatusChange, 'status'> & Reached;

/** Returns the status history, with the report at the start and the current status at the end, if they are missing. */
function changesOf({
  status,
  statusHistory,
  createdAt,
}: Pick<Ticket, 'status' | 'statusHistory' | 'createdAt'>): readonly Change[] {
  const known: readonly Change[] =
    statusHistory.length > 0 ? statusHistory : [{ status: 'new', changedAt: createdAt }];
  return known.at(-1)?.status === status ? known : [...known, { status }];
}
