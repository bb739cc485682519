import type { Input, Output } from '@hoa/api';
import { invoiceMessage, type Ticket, type TicketStatus } from '@hoa/domain';
import { isTransitionAllowed } from '@hoa/domain/tickets';
import { answerOf, type Call, isRefused, isSame } from './call.ts';
import type { Model } from './linearize.ts';

export interface TicketState {
  readonly status: TicketStatus;
  readonly description: string;
  /** The number of status changes. */
  readonly moves: number;
  /** undefined after a change whose answer no client received. */
  readonly updatedAt: string | undefined;
  /** The latest `updatedAt` that a client saw; it never decreases. */
  readonly seenAt: string;
  /** The conversation; internal notes start with `#`. */
  readonly messages: readonly string[];
}

export function ticketState(ticket: Ticket): TicketState {
  const { status, description, updatedAt, statusHistory } = ticket;
  const moves = statusHistory.length - 1;
  return { status, description, moves, updatedAt, seenAt: updatedAt, messages: [] };
}

/** A ticket that is assigned to the vendor client and was submitted by the resident client. */
export const ticketModel: Model<TicketState> = {
  step(state, call) {
    switch (call.name) {
      case 'tickets.changeStatus':
        return moved(state, call, call.input as Input<'tickets.changeStatus'>);
      case 'tickets.updateDescription':
        return described(state, call, call.input as Input<'tickets.updateDescription'>);
      case 'tickets.postMessage': {
        const { content, isInternal } = call.input as Input<'tickets.postMessage'>;
        return isRefused(call)
          ? undefined
          : withMessage(state, isInternal ? `#${content}` : content);
      }
      case 'tickets.submitInvoice': {
        const { amount, description } = call.input as Input<'tickets.submitInvoice'>;
        const isAllowed = call.role === 'vendor' && state.status === 'resolved';
        if (isRefused(call, 'invoice-not-authorized')) return isAllowed ? undefined : state;
        if (isRefused(call) || !isAllowed) return undefined;
        return withMessage(state, invoiceMessage(amount, description));
      }
      case 'tickets.get':
        return isRefused(call) ? undefined : seen(state, call, answerOf<Ticket>(call));
      case 'tickets.messages': {
        if (isRefused(call)) return undefined;
        const { items } = answerOf<Output<'tickets.messages'>>(call);
        const shown = items.map(({ isInternal, content }) =>
          isInternal ? `#${content}` : content,
        );
        return isSame(shown, visible(state, call)) ? state : undefined;
      }
      default:
        return undefined;
    }
  },
};

function moved(
  state: TicketState,
  call: Call,
  { status, expectedUpdatedAt }: Input<'tickets.changeStatus'>,
): TicketState | undefined {
  const { role, outcome } = call;
  const isAllowed =
    role === 'admin' || (role === 'vendor' && isTransitionAllowed(state.status, status));
  if (isRefused(call, 'status-transition')) {
    const isTold = outcome.kind === 'refused' && outcome.params.from === state.status;
    return !isAllowed && isTold ? state : undefined;
  }
  if (!isAllowed) return undefined;
  if (isRefused(call, 'conflict')) return mayDiffer(state, expectedUpdatedAt) ? state : undefined;
  if (isRefused(call) || mustDiffer(state, expectedUpdatedAt)) return undefined;
  if (status === state.status) return changed(state, call, false);
  return changed({ ...state, status, moves: state.moves + 1 }, call, true);
}

function described(
  state: TicketState,
  call: Call,
  { description, expectedUpdatedAt }: Input<'tickets.updateDescription'>,
): TicketState | undefined {
  const isAllowed = call.role === 'admin' || state.status !== 'closed';
  if (isRefused(call, 'ticket-closed')) return isAllowed ? undefined : state;
  if (!isAllowed) return undefined;
  if (isRefused(call, 'conflict')) return mayDiffer(state, expectedUpdatedAt) ? state : undefined;
  if (isRefused(call) || mustDiffer(state, expectedUpdatedAt)) return undefined;
  return changed({ ...state, description }, call, true);
}

/** Returns the state after a change according to its answer. Only a change increases `updatedAt`. */
function changed(state: TicketState, call: Call, isNew: boolean): TicketState | undefined {
  if (call.outcome.kind === 'unknown') return isNew ? { ...state, updatedAt: undefined } : state;
  const ticket = answerOf<Ticket>(call);
  const { updatedAt } = ticket;
  if (isNew && updatedAt <= state.seenAt) return undefined;
  return seen(isNew ? { ...state, updatedAt } : state, call, ticket);
}

/** Returns the state if the ticket in an answer matches it. */
function seen(state: TicketState, call: Call, ticket: Ticket): TicketState | undefined {
  const { status, description, updatedAt, statusHistory, messagesCount } = ticket;
  const isOf =
    status === state.status &&
    description === state.description &&
    statusHistory.length === state.moves + 1 &&
    messagesCount === visible(state, call).length &&
    (state.updatedAt === undefined ? updatedAt > state.seenAt : updatedAt === state.updatedAt);
  return isOf ? { ...state, updatedAt, seenAt: updatedAt } : undefined;
}

function withMessage(state: TicketState, content: string): TicketState {
  return { ...state, messages: [...state.messages, content] };
}

function visible({ messages }: TicketState, { role }: Call): readonly string[] {
  return role === 'admin' ? messages : messages.filter((content) => !content.startsWith('#'));
}

const mayDiffer = ({ updatedAt }: TicketState, expected: string | undefined) =>
  expected !== undefined && updatedAt !== expected;

const mustDiffer = ({ updatedAt }: TicketState, expected: string | undefined) =>
  expected !== undefined && updatedAt !== undefined && updatedAt !== expected;
