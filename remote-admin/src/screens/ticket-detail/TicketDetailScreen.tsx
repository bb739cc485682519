import { TicketDetail } from '@hoa/tickets';
import { AdminActions } from './AdminActions.tsx';

/** Any ticket, with an administrator's actions. */
export function TicketDetailScreen() {
  return <TicketDetail actions={(ticket) => <AdminActions ticket={ticket} />} />;
}
