import { expect, it } from 'vitest';
import { activeStatuses, completedStatuses, isCompleted, ticketStatuses } from './ticket-status.ts';

it('a work order is active while it is assigned to a vendor or in progress', () => {
  expect(activeStatuses).toEqual(['vendor_assigned', 'in_progress']);
});

it('a ticket is completed once it is resolved or closed', () => {
  expect(completedStatuses).toEqual(['resolved', 'closed']);
  expect(ticketStatuses.filter(isCompleted)).toEqual(completedStatuses);
});
