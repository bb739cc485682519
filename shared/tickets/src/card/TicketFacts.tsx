import type { Ticket } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { classNames, VisuallyHidden } from '@hoa/ui';
import type { ReactNode } from 'react';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketCard.module.css';

/** The last line of a card: submitter and unit, assignee, messages, last activity. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const text = useTicketText();
  const { submittedBy, assignedTo, messagesCount, lastActivity } = ticket;
  const unit = submittedBy.unit && text.unit({ unit: submittedBy.unit });
  return (
    <ul className={styles.facts}>
      <Fact icon={styles.submitter} name={text.submittedBy}>
        {submittedBy.displayName}
        {unit && (
          <>
            {' · '}
            <span className="unbroken">{unit}</span>
          </>
        )}
      </Fact>
      {assignedTo && (
        <Fact icon={styles.assignee} name={text.assignedTo}>
          {assignedTo.displayName}
        </Fact>
      )}
      <li className={styles.activity}>
        <span className={classNames(styles.fact, styles.messages)}>
          {messagesCount}
          <VisuallyHidden> {text.messageWord({ n: messagesCount })}</VisuallyHidden>
        </span>
        <span className={classNames(styles.fact, styles.time)}>
          <VisuallyHidden>{text.lastActivity} </VisuallyHidden>
          <RelativeTime iso={lastActivity} />
        </span>
      </li>
    </ul>
  );
}

interface FactProps {
  readonly icon: string | undefined;
  /** Read before the value by screen readers, in place of the icon. */
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <li className={classNames(styles.fact, icon)}>
      <VisuallyHidden>{name} </VisuallyHidden>
      {children}
    </li>
  );
}
