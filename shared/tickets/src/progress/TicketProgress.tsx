import type { Ticket } from '@hoa/domain';
import { OnDemand, partOnDemand, Skeleton } from '@hoa/ui';
import { useTicketText } from '../messages.ts';
import styles from './TicketProgress.module.css';

const TicketSteps = partOnDemand(() => import('./TicketSteps.tsx').then((m) => m.TicketSteps));

/** The progress of a ticket and who has the next step; lazy-loaded with the first ticket. */
export function TicketProgress({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  return (
    <OnDemand what={text.status} pending={<Skeleton shape="block" className={styles.pending} />}>
      <TicketSteps ticket={ticket} />
    </OnDemand>
  );
}
