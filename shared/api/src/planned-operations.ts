import type { Operation } from './operations.ts';

/**
 * What has a control on a screen and nothing behind it yet: no schemas, so no adapter can support it. One
 * that is declared in `operations` is no longer planned, and its control does not compile without an action.
 */
export type PlannedOperation = Exclude<
  | 'threads.compose'
  | 'events.rsvp'
  | 'topics.create'
  | 'topics.moderate'
  | 'documents.upload'
  | 'documents.createFolder'
  | 'payments.openBillingPortal'
  | 'payments.statements'
  | 'workHours.log'
  | 'serviceAreas.update',
  Operation
>;
