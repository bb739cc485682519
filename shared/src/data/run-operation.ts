import type { Actor } from '../domain/index.ts';
import type { CheckedInput, Input, Operation, Output } from './contract.ts';
import { fetched } from './fetched.ts';
import { operations } from './operations.ts';
import { PortalError } from './portal-error.ts';
import type { UnitOfWork } from './repositories.ts';
import type { UseCase, UseCases } from './use-case.ts';

/** What running an operation needs; the same for sample data in a browser and for a server. */
export interface OperationSurroundings {
  readonly useCases: UseCases;
  readonly unitOfWork: UnitOfWork;
  /** Who is signed in; asked at every operation. */
  readonly session: () => Actor | null;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Checks the input against the contract and runs the use case as the signed-in person, its writes
 * landing together or not at all. Rejects with a PortalError, or with whatever a use case threw by
 * mistake.
 */
export async function runOperation<N extends Operation>(
  { useCases, unitOfWork, session, now, newId }: OperationSurroundings,
  name: N,
  input: Input<N>,
): Promise<Output<N>> {
  const actor = session();
  if (!actor) throw new PortalError('signed-out');
  const useCase: UseCase<N> | undefined = useCases[name];
  if (!useCase) throw new PortalError('not-supported');
  const checked = await checkedInput(name, input);
  const run = operations[name].kind === 'query' ? unitOfWork.read : unitOfWork.write;
  return run((repositories) => useCase({ actor, now: now(), newId, repositories }, checked));
}

/**
 * The contract with its schemas is fetched when there is something to check, so that a page that only
 * asks bare questions starts without it.
 */
async function checkedInput<N extends Operation>(
  name: N,
  input: Input<N>,
): Promise<CheckedInput<N>> {
  if (operations[name].isBare && Object.keys(input).length === 0) return {} as CheckedInput<N>;
  const { checkInput } = await fetched(import('./check-input.ts'));
  return checkInput(name, input);
}
