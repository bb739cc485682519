import type { Ticket } from '../../domain/index.ts';

/** What a list of tickets is narrowed to; '' stands for everything. */
export interface TicketFilterValues {
  readonly status: string;
  readonly priority: string;
  readonly category: string;
  readonly search: string;
}

/** The tickets that match every filter and every word of the search, in their order. */
export function filterTickets(tickets: readonly Ticket[], filters: TicketFilterValues): Ticket[] {
  const { status, priority, category, search } = filters;
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return tickets.filter(
    (ticket) =>
      (status === '' || ticket.status === status) &&
      (priority === '' || ticket.priority === priority) &&
      (category === '' || ticket.category === category) &&
      (words.length === 0 || matches(ticket, words)),
  );
}

/** Whether anything narrows the list. */
export function isFiltered({ status, priority, category, search }: TicketFilterValues): boolean {
  return [status, priority, category, search.trim()].some((value) => value !== '');
}

function matches(ticket: Ticket, words: readonly string[]): boolean {
  const text = searchText(ticket);
  return words.every((word) => text.includes(word));
}

// Put together once per ticket, not once per key pressed.
const searchTexts = new WeakMap<Ticket, string>();

function searchText(ticket: Ticket): string {
  let text = searchTexts.get(ticket);
  if (text === undefined) {
    const { id, title, description, tags, submittedBy, assignedTo } = ticket;
    text = [
      id,
      title,
      description,
      ...tags,
      submittedBy.displayName,
      submittedBy.unit,
      assignedTo?.displayName,
    ]
      .join('\n')
      .toLocaleLowerCase();
    searchTexts.set(ticket, text);
  }
  return text;
}
