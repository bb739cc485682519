import { expect, it } from 'vitest';
import { isOverdue } from './TicketBadges.tsx';

it.each([
  ['on its due day', 'in_progress', '2026-03-05', '2026-03-05', false],
  ['on the day after', 'in_progress', '2026-03-05', '2026-03-06', true],
  ['once it is resolved', 'resolved', '2026-03-05', '2026-04-01', false],
  ['once it is closed', 'closed', '2026-03-05', '2026-04-01', false],
  ['without a due date', 'new', undefined, '2026-04-01', false],
] as const)('%s (%s, due %s, on %s): %s', (_, status, dueDate, today, expected) => {
  expect(isOverdue({ status, dueDate }, today)).toBe(expected);
});
