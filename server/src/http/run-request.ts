import { type Input, type Operation, type Output, PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import {
  type Dependencies,
  type OwnPasskeys,
  type OwnSessions,
  runOperation,
} from '@hoa/use-cases';
import type { ChangeSource, Database } from '../ports/database.ts';
import type { SignedIn } from '../ports/sessions.ts';

export interface RunDependencies
  extends Omit<Dependencies, 'unitOfWork' | 'session' | 'association' | 'sessions' | 'passkeys'> {
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  /** Returns access to the sessions of the sender. */
  readonly ownSessions?: ((signedIn: SignedIn) => OwnSessions) | undefined;
  /** Returns access to the passkeys of the sender. */
  readonly ownPasskeys?: ((signedIn: SignedIn) => OwnPasskeys) | undefined;
}

/** The sender of a request, in one of their roles. */
export interface RequestSender {
  readonly signedIn: SignedIn;
  readonly actor: Actor;
  /** The membership of this role. */
  readonly membershipId: string;
}

export interface OperationRequest<N extends Operation> extends RequestSender {
  readonly name: N;
  readonly input: Input<N>;
  readonly traceId: string;
}

/**
 * Returns the source of a change: the database refuses it once the session or membership of `sender` has ended. Whoever
 * acts for a resident is the author.
 */
export function changeSourceOf(
  { signedIn, actor, membershipId }: RequestSender,
  operation: string,
  traceId: string,
): ChangeSource {
  const { uid, hoaId, impersonation, until } = actor;
  const author = impersonation
    ? signedIn.memberships.find((one) => one.role === 'admin' && one.hoaId === hoaId)
    : actor;
  if (!author) throw new PortalError('signed-out');
  const isPast = until !== undefined;
  const sender = { sessionId: signedIn.sessionId, membershipId, uid, isPast };
  return {
    uid: author.uid,
    displayName: author.displayName,
    role: author.role,
    operation,
    traceId,
    sender,
  };
}

/** Runs an operation for the sender of a request; rejects like `runOperation`. */
export async function runRequest<N extends Operation>(
  { database, ownSessions, ownPasskeys, ...dependencies }: RunDependencies,
  { name, input, traceId, ...sender }: OperationRequest<N>,
): Promise<Output<N>> {
  const { signedIn, actor } = sender;
  const association = await database.association(actor.hoaId);
  if (!association) throw new PortalError('signed-out');
  return runOperation(
    {
      ...dependencies,
      unitOfWork: database.unitOfWork({
        ...changeSourceOf(sender, name, traceId),
        requestId: requestIdIn(input),
      }),
      session: () => actor,
      association: () => association,
      // They belong to the administrator who views the portal as somebody else.
      ...(!actor.impersonation && {
        sessions: ownSessions?.(signedIn),
        passkeys: ownPasskeys?.(signedIn),
      }),
    },
    name,
    input,
  );
}

/** Not validated here; the use case validates it with the rest of the input before anything is written. */
function requestIdIn(input: object): string | undefined {
  return 'requestId' in input && typeof input.requestId === 'string' ? input.requestId : undefined;
}
