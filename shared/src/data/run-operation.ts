import type * as z from 'zod/mini';
import type { Actor } from '../domain/index.ts';
import {
  type CheckedInput,
  contract,
  type Input,
  type Operation,
  type Output,
} from './contract.ts';
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
  const checked = checkInput(name, input);
  const run = operations[name].kind === 'query' ? unitOfWork.read : unitOfWork.write;
  return run((repositories) => useCase({ actor, now: now(), newId, repositories }, checked));
}

/** The input with nothing in it but what the contract names; `invalid-input` names the first field. */
export function checkInput<N extends Operation>(name: N, input: unknown): CheckedInput<N> {
  const schema: z.ZodMiniType = contract[name].input;
  const result = schema.safeParse(input);
  if (result.success) return result.data as CheckedInput<N>;
  const field = result.error.issues[0]?.path.join('.') ?? '';
  throw new PortalError('invalid-input', { field });
}
