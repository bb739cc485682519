import { Link, Navigate, Page, useOperation, useParams } from '@hoa/shared';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isOutboxId, type Ticket } from '../../domain/index.ts';
import { buttonClass, EmptyState, ErrorPanel } from '../../ui/index.ts';
import { TicketAttachments } from '../attachments/TicketAttachments.tsx';
import { TicketTags } from '../badges/TicketTags.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { TicketInfo } from '../info/TicketInfo.tsx';
import { useTicketText } from '../messages/index.ts';
import { StatusHistory } from './StatusHistory.tsx';
import { TicketDescription } from './TicketDescription.tsx';
import styles from './TicketDetail.module.css';
import { TicketDetailSkeleton } from './TicketDetailSkeleton.tsx';
import { TicketSummary } from './TicketSummary.tsx';

export interface TicketDetailProps {
  /** A panel of actions beside the ticket, for who has any. */
  readonly actions?: ((ticket: Ticket) => ReactNode) | undefined;
}

/** The page of the ticket that the address names (`:ticketId`); an unknown or foreign one is not found. */
export function TicketDetail({ actions }: TicketDetailProps) {
  const text = useTicketText();
  const { ticketId = '' } = useParams();
  const { data, error, refetch, isFetching } = useOperation('tickets.get', { ticketId });
  if (error?.code === 'ticket-not-found') return <TicketNotFound />;
  // Written offline, and sent meanwhile: it has its number now.
  const isNumbered = isOutboxId(ticketId) && data && !isFetching && data.id !== ticketId;
  if (isNumbered) return <Navigate replace to={`/tickets/${encodeURIComponent(data.id)}`} />;
  // What was known of another ticket is not this one's.
  const ticket = data?.id === ticketId ? data : undefined;
  if (ticket) return <ShownTicket key={ticket.id} ticket={ticket} actions={actions?.(ticket)} />;
  if (!error) return <TicketDetailSkeleton />;
  return (
    <Page title={text.ticket}>
      <ErrorPanel message={text.failedToLoadTicket} onRetry={refetch} retrying={isFetching} />
    </Page>
  );
}

function ShownTicket({ ticket, actions }: { ticket: Ticket; actions: ReactNode }) {
  const text = useTicketText();
  return (
    <Page title={ticket.title} description={<TicketSummary ticket={ticket} />}>
      <div className={styles.layout}>
        <div className={styles.matter}>
          <TicketDescription ticket={ticket} />
          {ticket.tags.length > 0 && <TicketTags tags={ticket.tags} all />}
          <Section title={text.attachments}>
            <TicketAttachments ticket={ticket} />
          </Section>
        </div>
        <div className={styles.aside}>
          {actions}
          <Section title={text.ticketInfo} className={styles.panel}>
            <TicketInfo ticket={ticket} />
            <StatusHistory changes={ticket.statusHistory} />
          </Section>
        </div>
        <div className={styles.conversation}>
          <Conversation ticket={ticket} />
        </div>
      </div>
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className ?? styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function TicketNotFound() {
  const text = useTicketText();
  return (
    <Page title={text.ticketNotFound}>
      <EmptyState
        icon={<FileQuestion />}
        title={text.ticketNotFoundHint}
        action={
          <Link to="/tickets" className={buttonClass()}>
            {text.backToTickets}
          </Link>
        }
      />
    </Page>
  );
}
