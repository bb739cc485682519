import { TicketDetail } from '@hoa/shared/tickets';

/** A resident's own ticket. */
export function TicketDetailScreen() {
  return <TicketDetail />;
}
