import type { Ticket, TicketStatus } from '@hoa/domain';
import { offeredStatuses } from '@hoa/domain/tickets';
import { useDomainText } from '@hoa/domain-text';
import { useActor } from '@hoa/portal';
import { Select, type SelectProps } from '@hoa/ui';

export interface StatusSelectProps
  extends Omit<SelectProps, 'options' | 'value' | 'onChange' | 'placeholder' | 'children'> {
  readonly ticket: Ticket;
  readonly onChange: (status: TicketStatus) => void;
}

/**
 * A select with a ticket's status and those that this person may change it to: any for an admin, the next ones for its
 * vendor.
 */
export function StatusSelect({ ticket, onChange, ...rest }: StatusSelectProps) {
  const actor = useActor();
  const text = useDomainText();
  const offered = [ticket.status, ...offeredStatuses(actor, ticket)];
  const options = (Object.keys(text.ticketStatuses) as TicketStatus[])
    .filter((status) => offered.includes(status))
    .map((status) => ({ value: status, label: text.ticketStatuses[status] }));
  return (
    <Select
      {...rest}
      options={options}
      value={ticket.status}
      onChange={(event) => onChange(event.target.value as TicketStatus)}
    />
  );
}
