import { ChevronDown, ChevronsUp, ChevronUp, Minus, ShieldAlert } from 'lucide-react';
import type { TicketPriority } from '../../domain/index.ts';
import { useDomainText } from '../../domain-text/index.ts';
import { Badge } from '../../ui/index.ts';
import { priorityTones } from './tones.ts';

const icons: Record<TicketPriority, typeof Minus> = {
  low: ChevronDown,
  normal: Minus,
  high: ChevronUp,
  urgent: ChevronsUp,
  safety: ShieldAlert,
};

/** A ticket's priority in a word, with a shape that tells it apart without its colour. */
export function PriorityBadge({ priority }: { readonly priority: TicketPriority }) {
  const text = useDomainText();
  const Icon = icons[priority];
  return (
    <Badge tone={priorityTones[priority]}>
      <Icon aria-hidden="true" />
      {text.ticketPriorities[priority]}
    </Badge>
  );
}
