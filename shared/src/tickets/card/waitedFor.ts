import type { Actor, Ticket } from '../../domain/index.ts';
import type { Messages } from '../messages/en.ts';

type Awaited = Pick<Ticket, 'status' | 'submittedBy' | 'assignedTo'>;

/** What a ticket waits for and from whom, as this person would say it. */
export function waitedFor(ticket: Awaited, actor: Actor, text: Messages): string {
  const { status, submittedBy, assignedTo } = ticket;
  if (status === 'waiting_resident' && submittedBy.uid === actor.uid) return text.waitingForYou;
  if (assignedTo?.uid === actor.uid && status === 'vendor_assigned') return text.yourTurn;
  if (assignedTo?.uid === actor.uid && status === 'in_progress') return text.yourWork;
  return text.waiting[status]({
    vendor: assignedTo?.displayName,
    resident: submittedBy.displayName,
  });
}
