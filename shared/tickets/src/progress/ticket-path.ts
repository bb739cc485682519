import type { StatusChange, Ticket, TicketStatus } from '@hoa/domain';

/** One step of a ticket's way from its report to its end. */
export interface TicketStep {
  /** The status that the step is named after. */
  readonly status: TicketStatus;
  /** `skipped`: a later step was reached without it. */
  readonly state: 'done' | 'skipped' | 'current' | 'upcoming';
  /** When it was reached; not known of what was skipped or is still to come. */
  readonly at?: string | undefined;
  /** Display name of whose change led to it. */
  readonly by?: string | undefined;
}

/** How far a ticket is. */
export interface TicketPath {
  readonly steps: readonly TicketStep[];
  /** The index of the current step. */
  readonly current: number;
  /** When somebody began to wait for the resident in the current step, or last asked or heard, if so. */
  readonly waitingSince?: string | undefined;
  /** When it was taken up again after it was resolved or closed, and not yet resolved or closed again. */
  readonly reopenedAt?: string | undefined;
}

type Place = 0 | 1 | 2 | 3 | 4;

const lastPlace: Place = 4;

/** The place of each status on the way; waiting for the resident interrupts a step and is none of its own. */
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

/** Nobody waits for an answer to what nobody has looked at. */
const firstPlaceToWait: Place = 1;

interface Reached {
  readonly changedAt?: string | undefined;
  readonly changedBy?: string | undefined;
}

/**
 * The steps of a ticket with their dates, from its status history. A work item begins where it was created, so the
 * steps before are left out. A step that was left backwards loses its date.
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
    // After closing, a step is new even at the same place.
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

/** Whether a status is that of the last step. */
export function isOver(status: TicketStatus): boolean {
  return placeOf[status] === lastPlace;
}

function stateOf(index: number, place: number, isReached: boolean): TicketStep['state'] {
  if (index === place) return 'current';
  if (index > place) return 'upcoming';
  return isReached ? 'done' : 'skipped';
}

type Change = Pick<StatusChange, 'status'> & Reached;

/** The history, led by the report and ending in the present status where it does not say so. */
function changesOf({
  status,
  statusHistory,
  createdAt,
}: Pick<Ticket, 'status' | 'statusHistory' | 'createdAt'>): readonly Change[] {
  const known: readonly Change[] =
    statusHistory.length > 0 ? statusHistory : [{ status: 'new', changedAt: createdAt }];
  return known.at(-1)?.status === status ? known : [...known, { status }];
}
