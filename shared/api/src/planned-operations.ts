import type { Operation } from './operations.ts';

/**
 * Operations that have a control on a screen but no implementation. They have no schemas, so no adapter can support
 * them. After an operation is declared in `operations`, it is no longer planned, and its control does not compile
 * without an action.
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
