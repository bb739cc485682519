import type { Ticket } from '@hoa/domain';
import { useNow, useToday } from '@hoa/parts';
import { Badge, VisuallyHidden } from '@hoa/ui';
import { formatBrief, useLocale } from '@hoa/ui/text';
import { isOverdue } from '../info/is-overdue.ts';
import { useTicketText } from '../messages.ts';

export interface OverdueBadgeProps {
  readonly ticket: Pick<Ticket, 'status' | 'dueDate'>;
  /** Includes the due date. */
  readonly isDated?: boolean | undefined;
}

/** A red badge for open work that is past its due date; renders nothing otherwise. */
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
