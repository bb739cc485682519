import {
  type Gateway,
  type Operation,
  operations,
  PortalError,
  runOperation,
  type UseCases,
  useCases,
} from '@hoa/shared/data';
import type { Actor } from '@hoa/shared/domain';
import { createBrowserStorage } from './browser-storage.ts';
import { sampleCollections } from './collections.ts';
import { type Delays, simulatedDelays } from './delays.ts';
import { emptyCollections } from './empty-collections.ts';
import { offeredInMock } from './offered.ts';
import { createMemoryStorage } from './storage/memory-storage.ts';
import { wait } from './wait.ts';

export interface LiveGatewayOptions {
  readonly session: () => Actor | null;
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly delays?: Delays;
}

/** The only writes that the specification lets succeed in live mode. */
const succeeding: readonly Operation[] = [
  'profile.update',
  'profile.savePreferences',
  'profile.savePrivacy',
  'profile.saveAppearance',
];

/**
 * Live data as the specification describes it until there is a server: after a moment lists are empty,
 * single things are not found, and writes say that they are not implemented.
 */
export function createLiveGateway(options: LiveGatewayOptions): Gateway {
  const {
    session,
    now = () => new Date(),
    newId = () => crypto.randomUUID(),
    delays = simulatedDelays(),
  } = options;
  const offered: UseCases = offeredInMock(useCases);
  const memory = createMemoryStorage();
  const unitOfWork = createBrowserStorage({
    collections: emptyCollections(sampleCollections()),
    storage: { local: memory, session: memory },
    now,
    onNotice: () => undefined,
  });

  return {
    async call(name, input, signal) {
      try {
        await wait(delays.live(), signal);
        if (!session()) throw new PortalError('signed-out');
        if (operations[name].kind === 'command' && !succeeding.includes(name)) {
          throw new PortalError(offered[name] ? 'not-implemented' : 'not-supported');
        }
        return await runOperation(
          { useCases: offered, unitOfWork, session, now, newId },
          name,
          input,
        );
      } catch (error) {
        throw PortalError.from(error);
      }
    },
    subscribe: () => () => undefined,
    supports: (name) => offered[name] !== undefined,
  };
}
