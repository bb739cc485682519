import type { TicketPriority } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Badge, classNames } from '@hoa/ui';
import styles from './PriorityBadge.module.css';
import { priorityTones } from './tones.ts';

/** A ticket's priority as a word with a shape, so that it does not depend on color. */
export function PriorityBadge({ priority }: { readonly priority: TicketPriority }) {
  const text = useDomainText();
  return (
    <Badge tone={priorityTones[priority]} className={classNames(styles.priority, styles[priority])}>
      {text.ticketPriorities[priority]}
    </Badge>
  );
}
