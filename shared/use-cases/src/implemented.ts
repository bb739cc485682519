import { type Operation, operationNames } from '@hoa/api';

/** What the specification calls coming soon, and what the outbox answers itself. */
const withoutUseCase: readonly Operation[] = [
  'threads.compose',
  'events.rsvp',
  'topics.create',
  'topics.moderate',
  'documents.upload',
  'documents.createFolder',
  'payments.openBillingPortal',
  'payments.statements',
  'outbox.list',
  'outbox.retry',
  'outbox.discard',
];

/** The operations that have a use case; an adapter may offer these, or fewer. */
export const implementedOperations: readonly Operation[] = operationNames.filter(
  (name) => !withoutUseCase.includes(name),
);
