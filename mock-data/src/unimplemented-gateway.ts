import { type Gateway, type Operation, operations, PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { newId as randomId } from '@hoa/domain';
import { type Dependencies, runOperation } from '@hoa/use-cases';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { sampleCollections } from './collections.ts';
import { type Delays, simulatedDelays } from './delays.ts';
import { emptyCollections } from './empty-collections.ts';
import { fileCallsOnDemand } from './files/file-calls-on-demand.ts';
import type { UploadStore } from './files/upload-store.ts';
import { offeredUseCases } from './offered-use-cases.ts';
import { sampleAssociation } from './sample-association.ts';
import { createBrowserUnitOfWork } from './storage/browser-unit-of-work.ts';
import { memoryStores } from './storage/memory-stores.ts';
import { wait } from './wait.ts';

export interface UnimplementedGatewayOptions {
  readonly session: () => Actor | null;
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly delays?: Delays;
  readonly uploads?: UploadStore;
  readonly isOffline?: () => boolean;
}

/** The only commands that succeed in live mode, as specified. */
const succeeding: readonly Operation[] = [
  'profile.update',
  'profile.savePreferences',
  'profile.savePrivacy',
  'profile.saveAppearance',
];

/**
 * Creates the specified stand-in for live data without a server: after a delay, lists are empty, single items are not
 * found, and commands reject as not implemented.
 */
export function createUnimplementedGateway(options: UnimplementedGatewayOptions): Gateway {
  const { session, now = () => new Date(), newId = randomId, delays = simulatedDelays() } = options;
  const unitOfWork = createBrowserUnitOfWork({
    collections: emptyCollections(sampleCollections()),
    ...memoryStores(),
    now,
    onNotice: () => undefined,
  });

  const dependencies: Dependencies = {
    useCases: offeredUseCases,
    unitOfWork,
    session,
    association: (hoaId) => ({ ...sampleAssociation(hoaId), confirmsEmails: true }),
    now,
    newId,
    paymentProvider: createSimulatedPayments(newId),
  };

  return {
    async call(name, input, signal) {
      try {
        await wait(delays.live(), signal);
        if (!session()) throw new PortalError('signed-out');
        if (operations[name].kind === 'command' && !succeeding.includes(name)) {
          throw new PortalError(offeredUseCases[name] ? 'not-implemented' : 'not-supported');
        }
        return await runOperation(dependencies, name, input);
      } catch (error) {
        throw PortalError.from(error);
      }
    },
    ...fileCallsOnDemand({
      ...options,
      ...dependencies,
      documents: { read: async () => undefined, addressOf: async () => undefined },
    }),
    subscribe: () => () => undefined,
    supports: (name) => offeredUseCases[name] !== undefined,
  };
}
