import type { Ticket } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { useActor } from '@hoa/shared';
import { classNames, VisuallyHidden } from '@hoa/ui';
import type { ReactNode } from 'react';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketCard.module.css';

export interface TicketFactsProps {
  readonly ticket: Ticket;
  /** For a column of a board: without the reader's own name and without a zero. */
  readonly compact: boolean;
  /** A control at the end, such as "Move to…". */
  readonly action?: ReactNode;
}

/** The last lines of a card: submitter and unit, assignee, messages, last activity. */
export function TicketFacts({ ticket, compact, action }: TicketFactsProps) {
  const text = useTicketText();
  const { uid } = useActor();
  const { submittedBy, assignedTo, messagesCount, lastActivity } = ticket;
  const unit = submittedBy.unit && text.unit({ unit: submittedBy.unit });
  const isOwn = submittedBy.uid === uid;
  return (
    <ul className={styles.facts}>
      {!(compact && isOwn) && (
        <Fact icon={styles.submitter} name={text.submittedBy}>
          {/* What a narrow column cuts off is the name. */}
          {compact && unit && `${submittedBy.unit} · `}
          {/* Beside the reader's own unit, their name is for screen readers alone. */}
          {unit && isOwn ? (
            <VisuallyHidden>{submittedBy.displayName}</VisuallyHidden>
          ) : (
            submittedBy.displayName
          )}
          {!compact && unit && (
            <>
              {isOwn ? ' ' : ' · '}
              <span className="unbroken">{unit}</span>
            </>
          )}
        </Fact>
      )}
      {assignedTo && !(compact && assignedTo.uid === uid) && (
        <Fact icon={styles.assignee} name={text.assignedTo}>
          {assignedTo.displayName}
        </Fact>
      )}
      <li className={styles.activity}>
        {!(compact && messagesCount === 0) && (
          <span className={classNames(styles.fact, styles.messages)}>
            {messagesCount}
            <VisuallyHidden> {text.messageWord({ n: messagesCount })}</VisuallyHidden>
          </span>
        )}
        <span className={classNames(styles.fact, styles.time)}>
          <VisuallyHidden>{text.lastActivity} </VisuallyHidden>
          <RelativeTime iso={lastActivity} />
        </span>
        {action && <span className={styles.action}>{action}</span>}
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
