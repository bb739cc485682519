import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOverdue } from './is-overdue.ts';

const timeZone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/New_York';
});
afterAll(() => {
  process.env.TZ = timeZone;
});

it.each([
  ['on the evening of its due day', 'in_progress', '2026-03-05', '2026-03-06T00:30:00Z', false],
  ['once that day has ended', 'in_progress', '2026-03-05', '2026-03-06T05:00:00Z', true],
  ['after the moment that it is due', 'new', '2026-03-05T12:00:00Z', '2026-03-05T12:00:01Z', true],
  ['before that moment', 'new', '2026-03-05T12:00:00Z', '2026-03-05T11:59:59Z', false],
  ['once it is resolved', 'resolved', '2026-03-05', '2026-04-01T00:00:00Z', false],
  ['once it is closed', 'closed', '2026-03-05', '2026-04-01T00:00:00Z', false],
  ['without a due date', 'new', undefined, '2026-04-01T00:00:00Z', false],
] as const)('%s (%s, due %s, at %s): %s', (_, status, dueDate, at, expected) => {
  expect(isOverdue({ status, dueDate }, Date.parse(at))).toBe(expected);
});
