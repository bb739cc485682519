import type { Ticket } from '@hoa/domain';
import { RelativeTime } from '@hoa/parts';
import { useActor } from '@hoa/portal';
import { classNames, textElement, VisuallyHidden } from '@hoa/ui';
import type { ReactNode } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketCard.module.css';

export interface TicketFactsProps {
  readonly ticket: Ticket;
  /** For a column of a board: shows the unit first, and the vendor, who is not shown elsewhere on the card. */
  readonly compact: boolean;
  /** A control at the end, such as "Move to…". */
  readonly action?: ReactNode;
}

/** The last lines of a card: submitter and unit, assignee, messages, last activity. */
export function TicketFacts({ ticket, compact, action }: TicketFactsProps) {
  const text = useTicketText();
  const { uid } = useActor();
  const { submittedBy, assignedTo, status, messagesCount, lastActivity } = ticket;
  const { displayName, unit } = submittedBy;
  // The line above already names the person who must act or works on it.
  const isAssigneeSaid = !compact && (status === 'vendor_assigned' || status === 'in_progress');
  return (
    <ul className={classNames(styles.facts, !compact && Boolean(action) && styles.acted)}>
      <Fact
        icon={styles.submitter}
        name={text.submittedBy}
        title={compact ? displayName : undefined}
      >
        {compact ? (
          <>
            {unit && <span className="unbroken">{`${unit} · `}</span>}
            <span>{displayName}</span>
          </>
        ) : (
          <span className="dotted">
            <span>{displayName}</span>
            {unit && <span className="unbroken">{text.unit({ unit })}</span>}
          </span>
        )}
      </Fact>
      {assignedTo && !isAssigneeSaid && assignedTo.uid !== uid && (
        <Fact
          icon={styles.assignee}
          name={text.assignedTo}
          title={compact ? assignedTo.displayName : undefined}
        >
          {assignedTo.displayName}
        </Fact>
      )}
      <li className={styles.activity}>
        {messagesCount > 0 && (
          <span className={classNames(styles.fact, styles.messages)}>
            <span>{messagesCount}</span>
            <VisuallyHidden>{` ${text.messageWord({ n: messagesCount })}`}</VisuallyHidden>
          </span>
        )}
        <span className={classNames(styles.fact, styles.time)}>
          <VisuallyHidden>{`${text.lastActivity} `}</VisuallyHidden>
          <RelativeTime iso={lastActivity} />
        </span>
        {compact && action && <span className={styles.action}>{action}</span>}
      </li>
      {!compact && action && <li className={styles.action}>{action}</li>}
    </ul>
  );
}

interface FactProps {
  readonly icon: string | undefined;
  /** Screen readers read it before the value, instead of the icon. */
  readonly name: string;
  /** The full value, if it may be truncated. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ icon, name, title, children }: FactProps) {
  return (
    <li title={title} className={classNames(styles.fact, icon)}>
      <VisuallyHidden>{`${name} `}</VisuallyHidden>
      {textElement(children)}
    </li>
  );
}
