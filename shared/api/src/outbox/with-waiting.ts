import { type Actor, foldedText, isOutboxId, type Ticket } from '@hoa/domain';
import type { Input, Output } from '../contract.ts';
import type { Operation } from '../operations.ts';
import { entriesOf, type OutboxEntry } from './outbox-entry.ts';
import {
  provisionalComment,
  provisionalThreadMessage,
  provisionalTicket,
  provisionalTicketMessage,
} from './provisional.ts';

type Merges = {
  readonly [N in Operation]?: (
    answer: Output<N>,
    input: Input<N>,
    entries: readonly OutboxEntry[],
    actor: Actor,
  ) => Output<N>;
};

export { provisional } from './provisional.ts';

/**
 * Merges entries into a response: above the first page of a list, not included in its total, and after the latest part
 * of a conversation.
 */
const merges: Merges = {
  'tickets.list': (page, filters, entries, actor) => {
    if (filters.offset) return page;
    const waiting = entriesOf('tickets.create', entries)
      .map((entry) => provisionalTicket(entry, actor))
      .filter((ticket) => isAskedFor(ticket, filters))
      .reverse();
    return { ...page, items: [...waiting, ...page.items] };
  },
  'tickets.messages': (page, { ticketId, before }, entries, actor) =>
    withNewest(page, before, () =>
      entriesOf('tickets.postMessage', entries)
        .filter(({ input }) => input.ticketId === ticketId)
        .map((entry) => provisionalTicketMessage(entry, actor)),
    ),
  'threads.messages': (page, { threadId, before }, entries, actor) =>
    withNewest(page, before, () =>
      entriesOf('threads.reply', entries)
        .filter(({ input }) => input.threadId === threadId)
        .map((entry) => provisionalThreadMessage(entry, actor)),
    ),
  'topics.comments': (page, { topicId, before }, entries, actor) =>
    withNewest(page, before, () =>
      entriesOf('comments.add', entries)
        .filter(({ input }) => input.topicId === topicId)
        .map((entry) => provisionalComment(entry, actor)),
    ),
};

/** Queued messages are the newest: they appear at the end, not in an earlier part. */
function withNewest<T, Page extends { items: T[] }>(
  page: Page,
  before: string | undefined,
  waiting: () => T[],
): Page {
  return before === undefined ? { ...page, items: [...page.items, ...waiting()] } : page;
}

/** Returns the response with the queued entries in it, as if they had been sent. */
export function withWaiting<N extends Operation>(
  name: N,
  answer: Output<N>,
  input: Input<N>,
  entries: readonly OutboxEntry[],
  actor: Actor,
): Output<N> {
  const merge = merges[name];
  return merge && entries.length > 0 ? merge(answer, input, entries, actor) : answer;
}

/** Answers without the adapter if the input names an unsent ticket: the ticket or its messages. */
export function answerAlone<N extends Operation>(
  name: N,
  input: Input<N>,
  entries: readonly OutboxEntry[],
  actor: Actor,
): Output<N> | undefined {
  const { ticketId } = input as { ticketId?: string };
  const created =
    ticketId !== undefined && isOutboxId(ticketId)
      ? entriesOf('tickets.create', entries).find(({ id }) => id === ticketId)
      : undefined;
  if (!created) return undefined;
  if (name === 'tickets.get') return provisionalTicket(created, actor) as Output<N>;
  if (name === 'tickets.messages') {
    const none = { items: [], hasEarlier: false };
    return withWaiting(name, none as Output<N>, input, entries, actor);
  }
  return name === 'ticketInvoices.list'
    ? ({ items: [], total: 0, amount: 0 } as Output<N>)
    : undefined;
}

function isAskedFor(ticket: Ticket, filters: Input<'tickets.list'>): boolean {
  const { category, status, priority, assignedTo, search = '' } = filters;
  return (
    (category === undefined || ticket.category === category) &&
    (status === undefined || ticket.status === status) &&
    (priority === undefined || ticket.priority === priority) &&
    assignedTo === undefined &&
    containsWords(ticket, search)
  );
}

/** Searches like lists: every word must occur in one of the texts. */
function containsWords(ticket: Ticket, search: string): boolean {
  const { title, description, tags, submittedBy } = ticket;
  const text = [title, description, ...tags, submittedBy.displayName, submittedBy.unit].join('\n');
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  return words.every((word) => foldedText(text).includes(word));
}
