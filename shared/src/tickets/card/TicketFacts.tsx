import { Clock, MessageSquare, UserRound, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ticket } from '../../domain/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import { RelativeTime } from '../RelativeTime.tsx';
import styles from './TicketCard.module.css';

/** The last line of a card: submitter and unit, assignee, messages, last activity. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const { submittedBy, assignedTo, messagesCount, lastActivity } = ticket;
  const unit = submittedBy.unit && text.unit({ unit: submittedBy.unit });
  return (
    <ul className={styles.facts}>
      <Fact icon={<UserRound />} name={text.submittedBy}>
        {[submittedBy.displayName, unit].filter(Boolean).join(' · ')}
      </Fact>
      {assignedTo && (
        <Fact icon={<Wrench />} name={text.assignedTo}>
          {assignedTo.displayName}
        </Fact>
      )}
      <Fact icon={<MessageSquare />}>
        <span aria-hidden="true">{messagesCount}</span>
        <VisuallyHidden>{text.messageCount({ n: messagesCount })}</VisuallyHidden>
      </Fact>
      <Fact icon={<Clock />} name={text.lastActivity}>
        <RelativeTime iso={lastActivity} />
      </Fact>
    </ul>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  /** Said before the value to those who don't see the icon. */
  readonly name?: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {name && <VisuallyHidden>{name} </VisuallyHidden>}
      <span className={styles.value}>{children}</span>
    </li>
  );
}
