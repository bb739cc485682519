import { TicketDetail } from '@hoa/tickets';
import { AdminActions } from './AdminActions.tsx';

/** Any ticket, with what an administrator may do with it. */
export function TicketDetailScreen() {
  return <TicketDetail actions={(ticket) => <AdminActions ticket={ticket} />} />;
}
