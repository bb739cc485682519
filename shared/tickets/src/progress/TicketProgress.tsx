import type { Ticket } from '@hoa/domain';
import { OnDemand, partOnDemand, Skeleton } from '@hoa/ui';
import { useTicketText } from '../messages.ts';
import styles from './TicketProgress.module.css';

const TicketSteps = partOnDemand(() => import('./TicketSteps.tsx').then((m) => m.TicketSteps));

/** How far a ticket is and who has the next step, fetched when a ticket is first shown. */
export function TicketProgress({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  return (
    <OnDemand what={text.status} pending={<Skeleton shape="block" className={styles.pending} />}>
      <TicketSteps ticket={ticket} />
    </OnDemand>
  );
}
