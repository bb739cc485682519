import type { Ticket } from '@hoa/domain';
import { VirtualList } from '@hoa/ui';
import type { ReactNode } from 'react';
import { TicketCard } from '../card/TicketCard.tsx';

export interface TicketCardsProps {
  readonly label: string;
  readonly tickets: readonly Ticket[];
  /** If set, every card has a checkbox. */
  readonly onSelect?: ((ticket: Ticket, isSelected: boolean) => void) | undefined;
  readonly selected?: ReadonlySet<string> | undefined;
  /** The id of the ticket that the person has just submitted; its card is marked. */
  readonly createdId?: string | undefined;
  /** Renders a control at the end of a ticket's card. */
  readonly actionOf?: ((ticket: Ticket) => ReactNode) | undefined;
}

const likelyCardHeightPx = 156;

/** Tickets as cards in a column; long lists render only cards near the viewport. */
export function TicketCards(props: TicketCardsProps) {
  const { label, tickets, onSelect, selected, createdId, actionOf } = props;
  return (
    <VirtualList
      aria-label={label}
      items={tickets}
      itemId={ticketId}
      estimate={likelyCardHeightPx}
      renderItem={(ticket) => (
        <TicketCard
          ticket={ticket}
          onSelect={onSelect}
          isSelected={selected?.has(ticket.id)}
          isJustSubmitted={ticket.id === createdId}
          action={actionOf?.(ticket)}
        />
      )}
    />
  );
}

const ticketId = ({ id }: Ticket) => id;
