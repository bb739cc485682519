import { type Actor, isOutboxId, type Ticket } from '../../domain/index.ts';
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

/** What is shown among what was read; conversations are oldest first, tickets latest first. */
const merges: Merges = {
  'tickets.list': (tickets, filters, entries, actor) => [
    ...entriesOf('tickets.create', entries)
      .map((entry) => provisionalTicket(entry, actor))
      .filter((ticket) => isAskedFor(ticket, filters))
      .reverse(),
    ...tickets,
  ],
  'tickets.messages': (messages, { ticketId }, entries, actor) => [
    ...messages,
    ...entriesOf('tickets.postMessage', entries)
      .filter(({ input }) => input.ticketId === ticketId)
      .map((entry) => provisionalTicketMessage(entry, actor)),
  ],
  'threads.messages': (messages, { threadId }, entries, actor) => [
    ...messages,
    ...entriesOf('threads.reply', entries)
      .filter(({ input }) => input.threadId === threadId)
      .map((entry) => provisionalThreadMessage(entry, actor)),
  ],
  'topics.comments': (comments, { topicId }, entries, actor) => [
    ...comments,
    ...entriesOf('comments.add', entries)
      .filter(({ input }) => input.topicId === topicId)
      .map((entry) => provisionalComment(entry, actor)),
  ],
};

/** An answer with what waits to be sent among it, as if it had been. */
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

/** What the outbox answers alone: a ticket that nobody else knows of yet, and what is said on it. */
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
  if (name === 'tickets.messages') return withWaiting(name, [] as Output<N>, input, entries, actor);
  return name === 'ticketInvoices.list' ? ([] as Output<N>) : undefined;
}

function isAskedFor(ticket: Ticket, filters: Input<'tickets.list'>): boolean {
  const { category, status, priority, assignedTo } = filters;
  return (
    (category === undefined || ticket.category === category) &&
    (status === undefined || ticket.status === status) &&
    (priority === undefined || ticket.priority === priority) &&
    assignedTo === undefined
  );
}
