import type { TicketStatus } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { ticketPath } from './ticket-path.ts';

const createdAt = '2026-03-01T09:00:00.000Z';

/** Returns a ticket with these statuses in order, one a day from March 1. */
function after(...statuses: TicketStatus[]) {
  const statusHistory = statuses.map((status, day) => ({
    status,
    changedBy: `Person ${day + 1}`,
    changedAt: `2026-03-0${day + 1}T09:00:00.000Z`,
  }));
  return { status: statuses.at(-1) ?? 'new', statusHistory, createdAt, lastActivity: createdAt };
}

/** Formats each step as its status, its state and the day that it was reached. */
const described = (...statuses: TicketStatus[]) =>
  ticketPath(after(...statuses)).steps.map(({ status, state, at }) =>
    [status, state, at?.slice(9, 10)].filter(Boolean).join(' '),
  );

const dayOf = (instant: string | undefined) => instant?.slice(9, 10);

describe('the steps of a ticket', () => {
  it.each<[what: string, statuses: TicketStatus[], steps: string[], current: number]>([
    [
      'begin with the report',
      ['new'],
      [
        'new current 1',
        'in_review upcoming',
        'vendor_assigned upcoming',
        'in_progress upcoming',
        'resolved upcoming',
      ],
      0,
    ],
    [
      'are done with the day that each was reached',
      ['new', 'in_review', 'vendor_assigned', 'in_progress', 'resolved'],
      [
        'new done 1',
        'in_review done 2',
        'vendor_assigned done 3',
        'in_progress done 4',
        'resolved current 5',
      ],
      4,
    ],
    [
      'end closed in place of resolved, with the day of closing',
      ['new', 'in_review', 'in_progress', 'resolved', 'closed'],
      [
        'new done 1',
        'in_review done 2',
        'vendor_assigned skipped',
        'in_progress done 3',
        'closed current 5',
      ],
      4,
    ],
    [
      'are skipped where nobody took them',
      ['new', 'closed'],
      [
        'new done 1',
        'in_review skipped',
        'vendor_assigned skipped',
        'in_progress skipped',
        'closed current 2',
      ],
      4,
    ],
    [
      'stay at the step while the resident must answer',
      ['new', 'in_review', 'vendor_assigned', 'waiting_resident'],
      [
        'new done 1',
        'in_review done 2',
        'vendor_assigned current 3',
        'in_progress upcoming',
        'resolved upcoming',
      ],
      2,
    ],
    [
      'keep their day when work goes on after waiting',
      ['new', 'in_review', 'in_progress', 'waiting_resident', 'in_progress'],
      [
        'new done 1',
        'in_review done 2',
        'vendor_assigned skipped',
        'in_progress current 3',
        'resolved upcoming',
      ],
      3,
    ],
    [
      'of a work item begin where it was created',
      ['vendor_assigned', 'in_progress'],
      ['vendor_assigned done 1', 'in_progress current 2', 'resolved upcoming'],
      1,
    ],
    [
      'lose the day of what is to be done again',
      ['new', 'in_review', 'in_progress', 'in_review'],
      [
        'new done 1',
        'in_review current 2',
        'vendor_assigned upcoming',
        'in_progress upcoming',
        'resolved upcoming',
      ],
      1,
    ],
    [
      'go back to the work when it is taken up again',
      ['new', 'in_review', 'in_progress', 'resolved', 'closed', 'in_progress'],
      [
        'new done 1',
        'in_review done 2',
        'vendor_assigned skipped',
        'in_progress current 3',
        'resolved upcoming',
      ],
      3,
    ],
  ])('%s', (_, statuses, steps, current) => {
    expect(described(...statuses)).toEqual(steps);
    expect(ticketPath(after(...statuses)).current).toBe(current);
  });

  it('tell since when the office waits for the resident, while it does', () => {
    const waiting = ticketPath(after('new', 'in_review', 'waiting_resident'));
    expect(dayOf(waiting.waitingSince)).toBe('3');
    const answered = ticketPath(after('new', 'in_review', 'waiting_resident', 'in_progress'));
    expect(answered.waitingSince).toBeUndefined();
  });

  it('count the wait from the last question or answer', () => {
    const asked = { ...after('new', 'waiting_resident'), lastActivity: '2026-03-07T09:00:00.000Z' };
    expect(dayOf(ticketPath(asked).waitingSince)).toBe('7');
    const begun = { ...asked, status: 'new' as const };
    expect(ticketPath(begun).waitingSince).toBeUndefined();
  });

  it('say that the ticket was reopened until it is resolved or closed again', () => {
    const reopened = ticketPath(after('new', 'resolved', 'in_progress', 'waiting_resident'));
    expect(dayOf(reopened.reopenedAt)).toBe('3');
    expect(ticketPath(after('new', 'closed', 'new', 'closed')).reopenedAt).toBeUndefined();
    expect(ticketPath(after('new', 'resolved', 'closed')).reopenedAt).toBeUndefined();
  });

  it('say by whom each was reached', () => {
    expect(ticketPath(after('new', 'in_review')).steps.map(({ by }) => by)).toEqual([
      'Person 1',
      'Person 2',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('begin with the day of the report and end in the status of today without a history', () => {
    const path = ticketPath({
      status: 'resolved',
      statusHistory: [],
      createdAt,
      lastActivity: createdAt,
    });
    expect(path.steps.map(({ state }) => state)).toEqual([
      'done',
      'skipped',
      'skipped',
      'skipped',
      'current',
    ]);
    expect(path.steps[0]?.at).toBe(createdAt);
    expect(path.steps[4]?.at).toBeUndefined();
  });
});
