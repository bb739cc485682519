import { type Operation, operationNames } from '@hoa/api';

/** Operations that the outbox answers, so they have no use case. */
const withoutUseCase: readonly Operation[] = ['outbox.list', 'outbox.retry', 'outbox.discard'];

/** The operations that have a use case; an adapter offers some or all of these. */
export const implementedOperations: readonly Operation[] = operationNames.filter(
  (name) => !withoutUseCase.includes(name),
);
