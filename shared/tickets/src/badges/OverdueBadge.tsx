import type { Ticket } from '@hoa/domain';
import { useNow, useToday } from '@hoa/parts';
import { Badge, VisuallyHidden } from '@hoa/ui';
import { formatBrief, useLocale } from '@hoa/ui/text';
import { isOverdue } from '../info/is-overdue.ts';
import { useTicketText } from '../messages.ts';

export interface OverdueBadgeProps {
  readonly ticket: Pick<Ticket, 'status' | 'dueDate'>;
  /** With the day that it was due. */
  readonly isDated?: boolean | undefined;
}

/** Says in red that open work is past its due date; otherwise nothing. */
export function OverdueBadge({ ticket, isDated = false }: OverdueBadgeProps) {
  const text = useTicketText();
  const locale = useLocale();
  const now = useNow();
  const today = useToday();
  const { dueDate } = ticket;
  if (!dueDate || !isOverdue(ticket, today)) return null;
  return (
    <Badge tone="danger">
      <span>{text.overdue}</span>
      {isDated && (
        <>
          <VisuallyHidden>{text.dueDate}</VisuallyHidden>
          <time dateTime={dueDate}>{formatBrief(dueDate, locale, now)}</time>
        </>
      )}
    </Badge>
  );
}
