import { describe, expect, it } from 'vitest';
import { people } from '../testing/actors.ts';
import { aWorkOrder } from '../testing/ticket.ts';
import {
  isTransitionAllowed,
  withAssignee,
  withAttachments,
  withDescription,
  withoutAttachment,
  withStatus,
} from './ticket-changes.ts';
import { statusLabels, ticketStatuses } from './ticket-status.ts';

const now = new Date('2026-03-05T12:00:00.000Z');
const at = now.toISOString();

describe('a ticket changes', () => {
  it('a status change joins the history and updates updatedAt [4.19]', () => {
    const before = aWorkOrder();
    const after = withStatus(before, 'resolved', 'Clear Pipes', now);
    expect(after).toEqual({
      ...before,
      status: 'resolved',
      updatedAt: at,
      lastActivity: at,
      statusHistory: [
        ...before.statusHistory,
        { status: 'resolved', changedBy: 'Clear Pipes', changedAt: at },
      ],
    });
    expect(before).toEqual(aWorkOrder());
  });

  it('a change in the same moment as the one before has a later updatedAt', () => {
    const first = withStatus(aWorkOrder(), 'resolved', 'Clear Pipes', now);
    const second = withDescription(first, 'It drips again.', now);
    expect(Date.parse(second.updatedAt)).toBe(Date.parse(first.updatedAt) + 1);
  });

  it('a change updates lastActivity, unless that is later already', () => {
    const later = '2026-03-05T12:00:01.000Z';
    expect(withStatus(aWorkOrder(), 'resolved', 'Clear Pipes', now).lastActivity).toBe(at);
    const answered = aWorkOrder({ lastActivity: later });
    expect(withDescription(answered, 'It drips again.', now).lastActivity).toBe(later);
  });

  it('assigning sets only assignedTo and the timestamps [4.22]', () => {
    const { assignedTo: _nobody, ...before } = aWorkOrder();
    expect(withAssignee(before, people.otherVendor, now)).toEqual({
      ...before,
      assignedTo: {
        uid: 'other-vendor',
        displayName: 'Bright Wires',
        email: 'office@bright-wires.example',
      },
      updatedAt: at,
      lastActivity: at,
    });
  });

  it('a new description updates updatedAt [6.4]', () => {
    expect(withDescription(aWorkOrder(), 'It stopped.', now)).toEqual(
      aWorkOrder({ description: 'It stopped.', updatedAt: at, lastActivity: at }),
    );
  });

  it('attachments are added and removed by id', () => {
    const photo = {
      id: 'f1',
      name: 'sink.png',
      type: 'image/png',
      url: '/files/f1',
      uploadedBy: 'assigned-vendor',
      uploadedAt: at,
    };
    const withPhoto = withAttachments(aWorkOrder(), [photo], now);
    expect(withPhoto.attachments).toEqual([photo]);
    expect(withPhoto.updatedAt).toBe(at);
    expect(withoutAttachment(withPhoto, 'f1', now).attachments).toEqual([]);
    expect(withoutAttachment(withPhoto, 'unknown', now).attachments).toEqual([photo]);
  });
});

// Rows are current statuses, columns new ones, in the order of ticketStatuses.
const table = `
  new              . x . . . . x
  in_review        . . x . x . x
  vendor_assigned  . . . x x . x
  in_progress      . . . . x x x
  waiting_resident . . . x . x x
  resolved         . . . x . . x
  closed           . . . . . . .
`;

const rows = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([from = '', ...cells]) => [from, cells]),
);

const cases = ticketStatuses.flatMap((from) =>
  ticketStatuses.map((to, column) => ({ from, to, allowed: rows.get(from)?.[column] === 'x' })),
);

describe('the transition table', () => {
  it('has a row and a column for each of the seven statuses [4.8]', () => {
    expect(cases).toHaveLength(49);
    expect([...rows.keys()]).toEqual(Object.keys(statusLabels));
  });

  it.each(cases)('$from → $to: $allowed [4.9-16 V2.3.1]', ({ from, to, allowed }) => {
    expect(isTransitionAllowed(from, to)).toBe(allowed);
  });
});
