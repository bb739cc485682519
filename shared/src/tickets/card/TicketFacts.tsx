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
        {submittedBy.displayName}
        {unit && (
          <>
            {' · '}
            <span className={styles.unit}>{unit}</span>
          </>
        )}
      </Fact>
      {assignedTo && (
        <Fact icon={<Wrench />} name={text.assignedTo}>
          {assignedTo.displayName}
        </Fact>
      )}
      <li className={styles.activity}>
        <Fact as="span" icon={<MessageSquare />}>
          <span aria-hidden="true">{messagesCount}</span>
          <VisuallyHidden>{text.messageCount({ n: messagesCount })}</VisuallyHidden>
        </Fact>
        <Fact as="span" icon={<Clock />} name={text.lastActivity}>
          <RelativeTime iso={lastActivity} />
        </Fact>
      </li>
    </ul>
  );
}

interface FactProps {
  /** A list item unless it stands in one with another. */
  readonly as?: 'li' | 'span';
  readonly icon: ReactNode;
  /** Said before the value to those who don't see the icon. */
  readonly name?: string;
  readonly children: ReactNode;
}

function Fact({ as: Root = 'li', icon, name, children }: FactProps) {
  return (
    <Root className={styles.fact}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {name && <VisuallyHidden>{name} </VisuallyHidden>}
      <span className={styles.value}>{children}</span>
    </Root>
  );
}
