import type { Operation } from '@hoa/api';

/** The operations of a former owner: to read their own history in the home, and to end their sessions. */
export const ownHistory: ReadonlySet<Operation> = new Set<Operation>([
  'association.get',
  'files.get',
  'payments.get',
  'payments.history',
  'profile.get',
  'sessions.end',
  'sessions.list',
  'tickets.get',
  'tickets.list',
  'tickets.messages',
]);
