import type { Actor } from '../domain/index.ts';
import type { CheckedInput, Output } from './contract.ts';
import type { Operation } from './operations.ts';
import type { Repositories } from './repositories.ts';

/** What a use case may know of the world; the actor comes from the session, never from input. */
export interface UseCaseContext {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: () => string;
  readonly repositories: Repositories;
}

/** One operation's rule book: who may, what changes, what follows. Rejects with a PortalError. */
export type UseCase<N extends Operation> = (
  context: UseCaseContext,
  input: CheckedInput<N>,
) => Promise<Output<N>>;

/** The operations an adapter offers. */
export type UseCases = { readonly [N in Operation]?: UseCase<N> };
