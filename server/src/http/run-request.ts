import { type Input, type Operation, type Output, PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { type PaymentProvider, runOperation, type UseCases } from '@hoa/use-cases';
import type { Database } from '../ports.ts';

export interface RunDependencies {
  readonly database: Database;
  readonly useCases: UseCases;
  readonly paymentProvider: PaymentProvider;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Runs an operation for whoever sent a request; rejects like `runOperation`. */
export async function runRequest<N extends Operation>(
  { database, ...dependencies }: RunDependencies,
  { name, input, actor, traceId }: { name: N; input: Input<N>; actor: Actor; traceId: string },
): Promise<Output<N>> {
  const association = await database.association(actor.hoaId);
  if (!association) throw new PortalError('signed-out');
  return runOperation(
    {
      ...dependencies,
      unitOfWork: database.unitOfWork({ uid: actor.uid, operation: name, traceId }),
      session: () => actor,
      association: () => association,
    },
    name,
    input,
  );
}
