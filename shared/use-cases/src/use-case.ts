import type { CheckedInput, Operation, Output } from '@hoa/api';
import type { Actor, Association } from '@hoa/domain';
import type { AuditTrail } from './ports/audit-trail.ts';
import type { Identities } from './ports/identities.ts';
import type { PaymentProvider } from './ports/payments.ts';
import type { OwnSessions } from './ports/sessions.ts';
import type { Transaction } from './ports/unit-of-work.ts';

/** What a use case may know of the world; the actor comes from the session, never from input. */
export interface UseCaseContext extends Transaction {
  readonly actor: Actor;
  /** The association in which the actor acts; no other is seen. */
  readonly association: Association;
  readonly now: Date;
  readonly newId: () => string;
  readonly paymentProvider: PaymentProvider;
  /** Missing where nobody signs in. */
  readonly sessions?: OwnSessions | undefined;
  /** Missing where there is one association. */
  readonly identities?: Identities | undefined;
  /** Missing where no audit is kept. */
  readonly auditTrail?: AuditTrail | undefined;
  /** Of a command that carries one: the same when it is sent again. */
  readonly requestId?: string | undefined;
}

/** One operation: checks who may do it, changes data and notifies. Rejects with a PortalError. */
export type UseCase<N extends Operation> = (
  context: UseCaseContext,
  input: CheckedInput<N>,
) => Promise<Output<N>>;

/** The operations an adapter offers. */
export type UseCases = { readonly [N in Operation]?: UseCase<N> };
