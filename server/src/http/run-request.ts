import { type Input, type Operation, type Output, PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { type Dependencies, type OwnSessions, runOperation } from '@hoa/use-cases';
import type { Database, SignedIn } from '../ports.ts';

export interface RunDependencies
  extends Omit<Dependencies, 'unitOfWork' | 'session' | 'association' | 'sessions'> {
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  /** The sign-ins of whoever sent a request. */
  readonly ownSessions?: ((signedIn: SignedIn) => OwnSessions) | undefined;
}

/** Who sent a request, and in which of their roles. */
export interface Sender {
  readonly signedIn: SignedIn;
  readonly actor: Actor;
}

export interface OperationRequest<N extends Operation> extends Sender {
  readonly name: N;
  readonly input: Input<N>;
  readonly traceId: string;
}

/** Runs an operation for whoever sent a request; rejects like `runOperation`. */
export async function runRequest<N extends Operation>(
  { database, ownSessions, ...dependencies }: RunDependencies,
  { name, input, signedIn, actor, traceId }: OperationRequest<N>,
): Promise<Output<N>> {
  const association = await database.association(actor.hoaId);
  if (!association) throw new PortalError('signed-out');
  const { uid, displayName, role } = actor;
  return runOperation(
    {
      ...dependencies,
      unitOfWork: database.unitOfWork({
        uid,
        displayName,
        role,
        operation: name,
        traceId,
        requestId: requestIdIn(input),
      }),
      session: () => actor,
      association: () => association,
      sessions: ownSessions?.(signedIn),
    },
    name,
    input,
  );
}

/** The request id is checked with the rest of the input before anything is written. */
function requestIdIn(input: object): string | undefined {
  return 'requestId' in input && typeof input.requestId === 'string' ? input.requestId : undefined;
}
