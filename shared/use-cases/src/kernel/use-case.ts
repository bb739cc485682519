import { type CheckedInput, type Operation, type Output, operationNames } from '@hoa/api';
import type { Actor, Association } from '@hoa/domain';
import type {
  AuditTrail,
  CalendarFeeds,
  CsvReader,
  Identities,
  OwnPasskeys,
  OwnSessions,
  PaymentProvider,
} from '../ports/services.ts';
import type { Transaction } from '../ports/unit-of-work.ts';

/** The context of a use case. The actor comes from the session, never from input. */
export interface UseCaseContext extends Transaction {
  readonly actor: Actor;
  /** The actor's association. No data of other associations is accessible. */
  readonly association: Association;
  readonly now: Date;
  readonly newId: () => string;
  readonly paymentProvider: PaymentProvider;
  /** Undefined in an adapter without sign-in, such as sample data. */
  readonly sessions?: OwnSessions | undefined;
  readonly passkeys?: OwnPasskeys | undefined;
  /** Undefined in an adapter with a single association. */
  readonly identities?: Identities | undefined;
  /** Undefined in an adapter that keeps no audit. */
  readonly auditTrail?: AuditTrail | undefined;
  /** Undefined where files are parsed in the same process, as in a browser. */
  readonly csvReader?: CsvReader | undefined;
  /** Undefined in an adapter that other programs cannot reach. */
  readonly calendarFeeds?: CalendarFeeds | undefined;
  /** The command's idempotency key, if it has one. */
  readonly requestId?: string | undefined;
}

/** One operation: checks permissions, changes data and sends notifications. Rejects with a PortalError. */
export type UseCase<N extends Operation> = (
  context: UseCaseContext,
  input: CheckedInput<N>,
) => Promise<Output<N>>;

/** The operations an adapter offers. */
export type UseCases = { readonly [N in Operation]?: UseCase<N> };

/** Operations that the outbox answers, so they have no use case. */
const withoutUseCase: readonly Operation[] = ['outbox.list', 'outbox.retry', 'outbox.discard'];

/** The operations that have a use case; an adapter offers some or all of these. */
export const implementedOperations: readonly Operation[] = operationNames.filter(
  (name) => !withoutUseCase.includes(name),
);
