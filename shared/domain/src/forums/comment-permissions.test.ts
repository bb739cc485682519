import { describe, expect, it } from 'vitest';
import type { Decision } from '../kernel/refusal.ts';
import { type Part, people } from '../testing/actors.ts';
import { refusalText } from '../tickets/refusal-text.ts';
import {
  countdownText,
  editTimeLeft,
  mayAddComment,
  mayDeleteComment,
  mayEditComment,
  replyParentId,
} from './comment-permissions.ts';

const textOf = (decision: Decision) => (decision.ok ? 'ok' : refusalText(decision.reason));

const created = Date.parse('2025-03-05T12:00:00.000Z');
const after = (minutes: number, seconds = 0) => new Date(created + (minutes * 60 + seconds) * 1000);
const comment = { author: { ...people.submitter }, createdAt: new Date(created).toISOString() };
const edited = { ...comment, editedAt: after(1).toISOString() };

const signIn = 'Sign in to take part';
const notYours = 'Not authorized to change this comment';
const tooLate = 'Comments can be edited for 10 minutes';
const once = 'A comment can be edited once';

type Visitor = Part | 'nobody';
const actorOf = (visitor: Visitor) => (visitor === 'nobody' ? null : people[visitor]);

describe('who edits a comment', () => {
  it.each<[Visitor, string, string, string, string]>([
    ['submitter', 'ok', 'ok', tooLate, once],
    ['otherResident', notYours, notYours, notYours, notYours],
    ['assignedVendor', notYours, notYours, notYours, notYours],
    ['admin', 'ok', 'ok', 'ok', 'ok'],
    ['nobody', signIn, signIn, signIn, signIn],
  ])(
    '%s: immediately %s, after 9:59 %s, after 10:00 %s, after an edit %s [4.39 6.25]',
    (visitor, ...expected) => {
      const actor = actorOf(visitor);
      expect([
        textOf(mayEditComment(actor, comment, after(0))),
        textOf(mayEditComment(actor, comment, after(9, 59))),
        textOf(mayEditComment(actor, comment, after(10))),
        textOf(mayEditComment(actor, edited, after(2))),
      ]).toEqual(expected);
    },
  );
});

describe('who deletes a comment, and who adds one', () => {
  it.each<[Visitor, string, string, string]>([
    ['submitter', 'ok', 'ok', 'This topic is locked'],
    ['otherResident', notYours, 'ok', 'This topic is locked'],
    ['admin', 'ok', 'ok', 'This topic is locked'],
    ['nobody', signIn, signIn, signIn],
  ])('%s: deletes %s, adds %s, adds to a locked topic %s', (visitor, ...expected) => {
    const actor = actorOf(visitor);
    expect([
      textOf(mayDeleteComment(actor, comment)),
      textOf(mayAddComment(actor, { locked: false })),
      textOf(mayAddComment(actor, { locked: true })),
    ]).toEqual(expected);
  });
});

describe('the countdown', () => {
  it.each([
    [after(0), '10:00'],
    [after(0, 1), '9:59'],
    [after(9, 55), '0:05'],
    [after(10), '0:00'],
    [after(60), '0:00'],
    // If the reader's clock is behind, the time left is still at most the limit.
    [after(-5), '10:00'],
  ])('at %o shows %s', (now, text) => {
    expect(countdownText(editTimeLeft(comment, now))).toBe(text);
  });

  it('counts the running second, so that 0:00 means over', () => {
    expect(countdownText(1)).toBe('0:01');
  });
});

it('a reply to a reply is shown under the same comment', () => {
  expect(replyParentId({ id: 'c1' })).toBe('c1');
  expect(replyParentId({ id: 'c2', parentId: 'c1' })).toBe('c1');
});
