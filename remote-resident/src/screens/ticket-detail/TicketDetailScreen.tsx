import { TicketDetail } from '@hoa/tickets';

/** A resident's own ticket. */
export function TicketDetailScreen() {
  return <TicketDetail />;
}
