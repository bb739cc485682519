import type { CheckedInput, Input, Operation, Output } from '@hoa/api';
import { fetched, isPageInput, operations, PortalError } from '@hoa/api';
import type { Actor, Association } from '@hoa/domain';
import { ownHistory } from './kernel/own-history.ts';
import { requestIdOf } from './kernel/request-id.ts';
import type { UseCase, UseCases } from './kernel/use-case.ts';
import type {
  AuditTrail,
  CalendarFeeds,
  CsvReader,
  Identities,
  OwnPasskeys,
  OwnSessions,
  PaymentProvider,
} from './ports/services.ts';
import type { UnitOfWork } from './ports/unit-of-work.ts';

/** The dependencies of an operation; the same for sample data in a browser and for a server. */
export interface Dependencies {
  readonly useCases: UseCases;
  readonly unitOfWork: UnitOfWork;
  /** Returns the signed-in person; called for every operation. */
  readonly session: () => Actor | null;
  /** The settings of an association, by its id. */
  readonly association: (hoaId: string) => Association;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly paymentProvider: PaymentProvider;
  /** Undefined in an adapter without sign-in, such as sample data. */
  readonly sessions?: OwnSessions | undefined;
  /** Undefined in an adapter without sign-in. */
  readonly passkeys?: OwnPasskeys | undefined;
  /** Undefined in an adapter with a single association. */
  readonly identities?: Identities | undefined;
  /** Undefined in an adapter that keeps no audit. */
  readonly auditTrail?: AuditTrail | undefined;
  /** Undefined where files are parsed in the same process, as in a browser. */
  readonly csvReader?: CsvReader | undefined;
  /** Undefined in an adapter that other programs cannot reach. */
  readonly calendarFeeds?: CalendarFeeds | undefined;
}

/**
 * Checks the input against the contract and runs the use case as the signed-in person. Its writes are committed
 * together or not at all. A command with a `requestId` runs only once. Rejects with a PortalError, or with an
 * unexpected error of the use case.
 */
export async function runOperation<N extends Operation>(
  dependencies: Dependencies,
  name: N,
  input: Input<N>,
): Promise<Output<N>> {
  const { useCases, unitOfWork, session, now } = dependencies;
  const actor = session();
  if (!actor) throw new PortalError('signed-out');
  if (actor.until !== undefined && !ownHistory.has(name)) {
    throw PortalError.refused({ code: 'permission-missing' });
  }
  const execute: UseCase<N> | undefined = useCases[name];
  if (!execute) throw new PortalError('not-supported');
  const association = dependencies.association(actor.hoaId);
  const { newId, paymentProvider, sessions, passkeys, identities, auditTrail } = dependencies;
  const { csvReader, calendarFeeds } = dependencies;
  const services = { paymentProvider, sessions, passkeys, identities, auditTrail };
  const ports = { ...services, csvReader, calendarFeeds };
  const context = { actor, association, newId, ...ports };
  if (operations[name].kind === 'query') {
    const checked = await checkedInput(name, input);
    return unitOfWork.read(association, (transaction) =>
      execute({ ...transaction, ...context, now: now() }, checked),
    );
  }
  if (actor.impersonation === 'view') throw PortalError.refused({ code: 'view-only' });
  const requestId = requestIdOf(input);
  const checked = await checkedInput(name, input);
  const { idempotent } = await fetched(import('./kernel/idempotent.ts'));
  return unitOfWork.write(association, async (transaction) => {
    const whole = { ...transaction, ...context, now: now(), requestId };
    const work = () => execute(whole, checked);
    return requestId === undefined
      ? work()
      : idempotent(whole, { name, requestId, sent: input, input: checked }, work);
  });
}

/**
 * Loads the contract and its schemas only when there is input to check, so that a page that only requests lists starts
 * without them.
 */
async function checkedInput<N extends Operation>(
  name: N,
  input: Input<N>,
): Promise<CheckedInput<N>> {
  if (operations[name].isBare && isPageInput(input)) return input as CheckedInput<N>;
  const { checkInput } = await fetched(import('@hoa/api/check-input'));
  return checkInput(name, input);
}
