import type { Actor, Ticket } from '@hoa/domain';
import type { DomainMessages } from '@hoa/domain-text';
import type { Messages } from '../messages.ts';

type Awaited = Pick<Ticket, 'status' | 'submittedBy' | 'assignedTo' | 'orderedFrom'>;

/** Returns true if a ticket waits for the reader's answer. */
export function isForReader({ status, submittedBy }: Awaited, { uid }: Actor): boolean {
  return status === 'waiting_resident' && submittedBy.uid === uid;
}

/** Returns a text that says who must act next on a ticket, phrased for the reader. */
export function waitedFor(
  ticket: Awaited,
  actor: Actor,
  text: Messages,
  domainText: DomainMessages,
): string {
  const { status, submittedBy, assignedTo, orderedFrom } = ticket;
  const vendor = assignedTo?.displayName ?? orderedFrom;
  if (isForReader(ticket, actor)) return text.waitingForYou;
  if (assignedTo?.uid === actor.uid && status === 'vendor_assigned') return text.yourTurn;
  if (assignedTo?.uid === actor.uid && status === 'in_progress') return text.yourWork;
  if (actor.role === 'admin') {
    if (status === 'new') return text.ourTurn;
    if (status === 'in_review') return text.ourReview;
    if (status === 'in_progress' && !vendor) return text.ourWork;
  }
  return domainText.ticketWaiting[status]({
    vendor,
    resident: submittedBy.displayName,
  });
}
