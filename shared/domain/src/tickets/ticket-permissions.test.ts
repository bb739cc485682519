import { describe, expect, it } from 'vitest';
import type { Decision } from '../kernel/refusal.ts';
import type { Actor } from '../people/roles.ts';
import { type Part, people } from '../testing/actors.ts';
import { aWorkOrder } from '../testing/ticket.ts';
import { refusalText } from './refusal-text.ts';
import {
  mayAssign,
  mayAttach,
  mayChangeStatus,
  mayCreateInvoice,
  mayCreateTicket,
  mayCreateWorkItem,
  mayDetach,
  mayEditDescription,
  mayInvoiceWorkOrder,
  mayMoveBack,
  mayPostMessage,
  maySubmitInvoiceFor,
  offeredStatuses,
  seesInternalMessages,
  seesOrderedWork,
  seesTicket,
} from './ticket-permissions.ts';
import { type TicketStatus, ticketStatuses } from './ticket-status.ts';

const textOf = (decision: Decision) => (decision.ok ? 'ok' : refusalText(decision.reason));

const inProgress = aWorkOrder({ status: 'in_progress' });
const resolved = aWorkOrder({ status: 'resolved' });
const closed = aWorkOrder({ status: 'closed' });

/** A ticket in progress whose last change was from this status. */
const movedFrom = (status: TicketStatus) => ({
  ...inProgress,
  statusHistory: [status, inProgress.status].map((each) => ({
    status: each,
    changedBy: 'Ada Admin',
    changedAt: inProgress.updatedAt,
  })),
});

const noStatus = 'Not authorized to update status';
const noMessage = 'Not authorized to create message';
const noInvoice = 'Not authorized to create invoice';
const noDescription = 'Not authorized to edit the description';
const noFiles = 'Not authorized to change attachments';
const noOrder = 'Not authorized to create work item';
const noTicket = 'Not authorized to create ticket';

type Row = [what: string, decide: (actor: Actor) => Decision, answers: Record<Part, string>];

/** Returns a decision for each: submitter, other resident, assigned vendor and a colleague, other vendor, admin. */
function answers(
  submitter: string,
  otherResident: string,
  assignedVendor: string,
  otherVendor: string,
  admin: string,
): Record<Part, string> {
  return {
    ...{ submitter, otherResident, assignedVendor, otherVendor, admin },
    colleague: assignedVendor,
  };
}

const table: Row[] = [
  [
    'moves the status along the table',
    (actor) => mayChangeStatus(actor, inProgress, 'resolved'),
    answers(noStatus, noStatus, 'ok', noStatus, 'ok'),
  ],
  [
    'moves the status off the table',
    (actor) => mayChangeStatus(actor, inProgress, 'new'),
    answers(
      noStatus,
      noStatus,
      'Invalid status transition from In Progress to New',
      noStatus,
      'ok',
    ),
  ],
  [
    'opens a closed ticket again',
    (actor) => mayChangeStatus(actor, closed, 'in_progress'),
    answers(
      noStatus,
      noStatus,
      'Invalid status transition from Closed to In Progress',
      noStatus,
      'ok',
    ),
  ],
  [
    'edits the description',
    (actor) => mayEditDescription(actor, inProgress),
    answers('ok', noDescription, noDescription, noDescription, 'ok'),
  ],
  [
    'edits the description of a closed ticket',
    (actor) => mayEditDescription(actor, closed),
    answers('This ticket is closed', noDescription, noDescription, noDescription, 'ok'),
  ],
  [
    'posts a public message',
    (actor) => mayPostMessage(actor, inProgress, { isInternal: false }),
    answers('ok', noMessage, 'ok', noMessage, 'ok'),
  ],
  [
    'posts an internal message',
    (actor) => mayPostMessage(actor, inProgress, { isInternal: true }),
    answers(noMessage, noMessage, noMessage, noMessage, 'ok'),
  ],
  [
    'creates an invoice of resolved work',
    (actor) => mayCreateInvoice(actor, resolved),
    answers(noInvoice, noInvoice, 'ok', noInvoice, noInvoice),
  ],
  [
    'creates an invoice of unfinished work',
    (actor) => mayCreateInvoice(actor, inProgress),
    answers(noInvoice, noInvoice, noInvoice, noInvoice, noInvoice),
  ],
  ...ticketStatuses.map((status): Row => {
    const order = { ...inProgress, status };
    const isDone = status === 'resolved' || status === 'closed';
    return [
      `submits an invoice of the Invoices page for ${status} work`,
      (actor) => maySubmitInvoiceFor(actor, order),
      answers(noInvoice, noInvoice, isDone ? 'ok' : noInvoice, noInvoice, noInvoice),
    ];
  }),
  [
    'writes an invoice for the work order',
    (actor) => mayInvoiceWorkOrder(actor, inProgress),
    answers(noInvoice, noInvoice, 'ok', noInvoice, noInvoice),
  ],
  [
    'takes the last move back where the transitions lead',
    (actor) => mayMoveBack(actor, movedFrom('waiting_resident')),
    answers(noStatus, noStatus, 'ok', noStatus, 'ok'),
  ],
  [
    'takes the last move back where they do not lead',
    (actor) => mayMoveBack(actor, movedFrom('new')),
    answers(
      noStatus,
      noStatus,
      'Invalid status transition from In Progress to New',
      noStatus,
      'ok',
    ),
  ],
  [
    'takes back what was never moved',
    (actor) => mayMoveBack(actor, { ...inProgress, statusHistory: [] }),
    answers(noStatus, noStatus, noStatus, noStatus, noStatus),
  ],
  [
    'attaches a file',
    (actor) => mayAttach(actor, inProgress),
    answers(noFiles, noFiles, 'ok', noFiles, 'ok'),
  ],
  [
    'removes a file of their own',
    (actor) => mayDetach(actor, inProgress, { uploadedBy: actor.uid }),
    answers(noFiles, noFiles, 'ok', noFiles, 'ok'),
  ],
  [
    "removes someone else's file",
    (actor) => mayDetach(actor, inProgress, { uploadedBy: 'someone-else' }),
    answers(noFiles, noFiles, noFiles, noFiles, 'ok'),
  ],
  ['creates a ticket', mayCreateTicket, answers('ok', 'ok', noTicket, noTicket, noTicket)],
  ['creates a work item', mayCreateWorkItem, answers(noOrder, noOrder, noOrder, noOrder, 'ok')],
  [
    'assigns a ticket',
    mayAssign,
    answers(
      'Only administrators can do this',
      'Only administrators can do this',
      'Only administrators can do this',
      'Only administrators can do this',
      'ok',
    ),
  ],
];

const parts = Object.keys(people).filter((name): name is Part => Object.hasOwn(people, name));

describe.each(table)('who %s [6.2 6.3 6.5 6.8 6.21 6.24]', (_what, decide, expected) => {
  it.each(parts)('%s', (part) => {
    expect(textOf(decide(people[part]))).toBe(expected[part]);
  });
});

describe('who sees', () => {
  it.each([
    ['submitter', true, false, true],
    ['otherResident', false, false, false],
    ['assignedVendor', true, false, false],
    ['colleague', true, false, false],
    ['otherVendor', false, false, false],
    ['admin', true, true, true],
  ] as const)('%s: ticket and public messages %s, internal notes %s, ordered work %s', (...row) => {
    const [part, ticket, note, ordered] = row;
    const actor = people[part];
    expect(seesOrderedWork(actor, inProgress)).toBe(ordered);
    expect(seesTicket(actor, inProgress)).toBe(ticket);
    expect(seesInternalMessages(actor)).toBe(note);
  });

  it('a vendor without an assignment sees nothing, even of a ticket under their own uid', () => {
    const ticket = { ...inProgress, submittedBy: people.assignedVendor, assignedTo: undefined };
    expect(seesTicket(people.assignedVendor, ticket)).toBe(false);
  });
});

describe('what a status control offers', () => {
  it('the assigned vendor: the table’s row', () => {
    expect(offeredStatuses(people.assignedVendor, inProgress)).toEqual([
      'waiting_resident',
      'resolved',
      'closed',
    ]);
  });

  it('an admin: every other status', () => {
    expect(offeredStatuses(people.admin, closed)).toEqual(
      ticketStatuses.filter((status) => status !== 'closed'),
    );
  });

  it.each(['submitter', 'otherResident', 'otherVendor'] as const)('%s: none', (part) => {
    expect(offeredStatuses(people[part], inProgress)).toEqual([]);
  });
});
