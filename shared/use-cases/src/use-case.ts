import type { CheckedInput, Operation, Output } from '@hoa/api';
import type { Actor, Association } from '@hoa/domain';
import type { AuditTrail } from './ports/audit-trail.ts';
import type { CsvReader } from './ports/csv-reader.ts';
import type { Identities } from './ports/identities.ts';
import type { PaymentProvider } from './ports/payments.ts';
import type { OwnSessions } from './ports/sessions.ts';
import type { Transaction } from './ports/unit-of-work.ts';

/** Everything that a use case reads and writes with; the actor comes from the session, never from input. */
export interface UseCaseContext extends Transaction {
  readonly actor: Actor;
  /** The association in which the actor acts; no other is seen. */
  readonly association: Association;
  readonly now: Date;
  readonly newId: () => string;
  readonly paymentProvider: PaymentProvider;
  /** Undefined in an adapter without sign-in, such as sample data. */
  readonly sessions?: OwnSessions | undefined;
  /** Undefined in an adapter with one association alone. */
  readonly identities?: Identities | undefined;
  /** Undefined in an adapter that keeps no audit. */
  readonly auditTrail?: AuditTrail | undefined;
  /** Undefined where files are read at once in the process itself, such as a browser's. */
  readonly csvReader?: CsvReader | undefined;
  /** The command's idempotency key, if it has one: the same when it is sent again. */
  readonly requestId?: string | undefined;
}

/** One operation: checks who may do it, changes data and notifies. Rejects with a PortalError. */
export type UseCase<N extends Operation> = (
  context: UseCaseContext,
  input: CheckedInput<N>,
) => Promise<Output<N>>;

/** The operations an adapter offers. */
export type UseCases = { readonly [N in Operation]?: UseCase<N> };
