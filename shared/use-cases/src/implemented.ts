import { type Operation, operationNames } from '@hoa/api';

/** What the outbox answers itself. */
const withoutUseCase: readonly Operation[] = ['outbox.list', 'outbox.retry', 'outbox.discard'];

/** The operations that have a use case; an adapter may offer these, or fewer. */
export const implementedOperations: readonly Operation[] = operationNames.filter(
  (name) => !withoutUseCase.includes(name),
);
