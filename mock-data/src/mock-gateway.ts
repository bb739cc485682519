import {
  useCases as allUseCases,
  type Gateway,
  PortalError,
  runOperation,
  type Tag,
  type UseCases,
} from '@hoa/shared/data';
import type { Actor } from '@hoa/shared/domain';
import { createBrowserStorage } from './browser-storage.ts';
import type { Collections } from './collection.ts';
import { sampleCollections } from './collections.ts';
import { type Delays, simulatedDelays } from './delays.ts';
import { offeredInMock } from './offered.ts';
import type { StorageNotice } from './storage/notice.ts';
import { browserStorage, type PortalStorage, usableStorage } from './storage/portal-storage.ts';
import { wait } from './wait.ts';

export interface MockGatewayOptions {
  /** Who is signed in; asked at every call. */
  readonly session: () => Actor | null;
  readonly storage?: PortalStorage;
  readonly collections?: Collections;
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly delays?: Delays;
  /** Tells of trouble with the browser's storage; the portal goes on with samples or memory. */
  readonly onNotice?: (notice: StorageNotice) => void;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

export interface MockGateway extends Gateway {
  /** Takes back every change made to the sample data and tells every subscriber. */
  resetSampleData(): Promise<void>;
}

/** The portal's operations over sample data, with the person's changes kept in their browser. */
export function createMockGateway(options: MockGatewayOptions): MockGateway {
  const {
    session,
    now = () => new Date(),
    newId = () => crypto.randomUUID(),
    delays = simulatedDelays(),
    onNotice = () => undefined,
    locks = globalThis.navigator?.locks,
  } = options;
  const storage = usableStorage(options.storage ?? browserStorage(), onNotice);
  const collections = options.collections ?? sampleCollections();
  const unitOfWork = createBrowserStorage({ collections, storage, now, onNotice, locks });
  const useCases: UseCases = offeredInMock(allUseCases);

  return {
    async call(name, input, signal) {
      try {
        if (signal?.aborted) throw new PortalError('aborted');
        const delayMs = delays.mock(name);
        if (delayMs > 0) await wait(delayMs, signal);
        return await runOperation({ useCases, unitOfWork, session, now, newId }, name, input);
      } catch (error) {
        throw PortalError.from(error);
      }
    },
    subscribe(onChange) {
      return unitOfWork.subscribe((changed) => {
        const tags = new Set<Tag>(changed.flatMap((name) => [...collections[name].tags]));
        onChange([...tags]);
      });
    },
    supports: (name) => useCases[name] !== undefined,
    resetSampleData: () => unitOfWork.resetSampleData(),
  };
}
