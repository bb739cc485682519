import {
  boardColumns,
  columnPageSize,
  isCompleted,
  type Role,
  type Ticket,
  ticketPageSize,
  ticketPriorities,
  ticketStatuses,
} from '@hoa/domain';
import type { Input } from '@hoa/portal';
import type { Handlers } from '@hoa/portal/testing';

type Filters = Input<'tickets.board'>;
type Sort = NonNullable<Input<'tickets.list'>['sort']>;

/** Returns handlers for the list and the board with the current result of `tickets`, as an adapter would. */
export function ticketAnswers(tickets: () => readonly Ticket[], role: Role): Handlers {
  return {
    'tickets.list': ({ sort, limit = ticketPageSize, offset = 0, ...filters }) => {
      const found = tickets().filter((ticket) => matches(ticket, filters));
      const items = sort ? found.toSorted(comparing(sort)) : found;
      return { items: items.slice(offset, offset + limit), total: found.length };
    },
    'tickets.board': ({ column, limit = columnPageSize, offset = 0, ...filters }) => {
      const found = tickets().filter((ticket) => matches(ticket, filters));
      const columns = boardColumns[role].filter((status) => status === (column ?? status));
      return {
        columns: columns.map((status) => {
          const items = found.filter((ticket) => ticket.status === status);
          return { status, total: items.length, items: items.slice(offset, offset + limit) };
        }),
      };
    },
  };
}

function matches(ticket: Ticket, filters: Filters): boolean {
  const { status, priority, category, isOpen, search = '' } = filters;
  const { id, title, description, submittedBy, tags } = ticket;
  const text = [id, title, description, submittedBy.displayName, submittedBy.unit, ...tags].join(
    ' ',
  );
  return (
    ticket.status === (status ?? ticket.status) &&
    (isOpen === undefined || isOpen === !isCompleted(ticket.status)) &&
    ticket.priority === (priority ?? ticket.priority) &&
    ticket.category === (category ?? ticket.category) &&
    text.toLowerCase().includes(search.toLowerCase())
  );
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function comparing({ column, direction }: Sort) {
  const sign = direction === 'asc' ? 1 : -1;
  const compare: Record<Sort['column'], (one: Ticket, other: Ticket) => number> = {
    title: (one, other) => words.compare(one.title, other.title),
    unit: (one, other) => words.compare(one.submittedBy.unit ?? '', other.submittedBy.unit ?? ''),
    updated: (one, other) => words.compare(one.lastActivity, other.lastActivity),
    lastActivity: (one, other) => words.compare(one.lastActivity, other.lastActivity),
    vendor: (one, other) =>
      words.compare(one.assignedTo?.displayName ?? '', other.assignedTo?.displayName ?? ''),
    created: (one, other) => words.compare(one.createdAt, other.createdAt),
    due: (one, other) => words.compare(one.dueDate ?? '', other.dueDate ?? ''),
    status: (one, other) =>
      ticketStatuses.indexOf(one.status) - ticketStatuses.indexOf(other.status),
    priority: (one, other) =>
      ticketPriorities.indexOf(one.priority) - ticketPriorities.indexOf(other.priority),
  };
  return (one: Ticket, other: Ticket) => sign * compare[column](one, other);
}
