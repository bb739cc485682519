import { fetchedOnce, type Gateway } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { sampleCollections } from './collections.ts';
import { generatedCommunity, generatedCounts } from './community/generated/generated-community.ts';
import { createMockGateway, type MockGatewayOptions } from './mock-gateway.ts';
import { offeredUseCases } from './offered-use-cases.ts';
import type { StorageNotice } from './storage/notice.ts';
import type { UnimplementedGatewayOptions } from './unimplemented-gateway.ts';

export interface BrowserGatewayOptions
  extends Pick<MockGatewayOptions, 'stores' | 'now' | 'newId' | 'delays' | 'isOffline'> {
  /** Returns the signed-in person; called for every operation. */
  readonly session: () => Actor | null;
  /** Returns true if the person has switched to live data; called for every operation. */
  readonly useLiveData: () => boolean;
  /** Reads a setting of the page, such as the number of tickets to generate. */
  readonly stored?: (key: string) => string | null;
  /** Reports problems with the browser's storage as a code to translate. */
  readonly onNotice?: (notice: StorageNotice) => void;
}

export interface BrowserGateway extends Gateway {
  /** Resets all changes to the sample data; open screens refetch. */
  resetSampleData(): Promise<void>;
}

/** Creates the gateway of a page: sample data or live data, as the person chooses. */
export function createBrowserGateway(options: BrowserGatewayOptions): BrowserGateway {
  const { useLiveData, onNotice, stored = pageStorage, ...shared } = options;
  const tell = (notice: StorageNotice) => onNotice?.(notice);
  const collections = {
    ...sampleCollections({ generatedTickets: generatedTickets(stored) }),
    ...generatedCommunity(generatedCounts(stored)),
  };
  const mock = createMockGateway({ ...shared, collections, onNotice: tell });
  const live = liveGatewayOnDemand(shared);
  return {
    ...createSwitchingGateway({ mock, live, useLiveData }),
    resetSampleData: mock.resetSampleData,
  };
}

interface SwitchingGatewayOptions {
  readonly mock: Gateway;
  readonly live: Gateway;
  /** Called for every operation, so that switching needs no reload. */
  readonly useLiveData: () => boolean;
}

/** Combines two gateways: live data if the person switched to it, otherwise sample data. */
export function createSwitchingGateway({
  mock,
  live,
  useLiveData,
}: SwitchingGatewayOptions): Gateway {
  const current = () => (useLiveData() ? live : mock);
  return {
    call: (name, input, signal) => current().call(name, input, signal),
    upload: (file, options) => current().upload(file, options),
    download: (...input) => current().download(...input),
    viewAddress: (fileId) => current().viewAddress(fileId),
    supports: (name) => current().supports(name),
    subscribe(onChange) {
      const ends = [mock, live].map((gateway) =>
        gateway.subscribe((changed) => {
          if (gateway === current()) onChange(changed);
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Lazy-loads live data, because few people switch to it. */
function liveGatewayOnDemand(options: UnimplementedGatewayOptions): Gateway {
  const live = fetchedOnce(() =>
    import('./unimplemented-gateway.ts').then(({ createUnimplementedGateway }) =>
      createUnimplementedGateway(options),
    ),
  );
  return {
    call: async (...input) => (await live()).call(...input),
    upload: async (...input) => (await live()).upload(...input),
    download: async (...input) => (await live()).download(...input),
    viewAddress: async () => undefined,
    // The data is empty, so there are no changes to report.
    subscribe: () => () => undefined,
    supports: (name) => offeredUseCases[name] !== undefined,
  };
}

/** Reads the page's local storage; null if it is blocked. */
function pageStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

const maxGeneratedTickets = 100_000;

/** The number of generated tickets that replace the samples, by a setting of the page; 0 for none. */
function generatedTickets(stored: (key: string) => string | null): number {
  const count = Number(stored('hoa:generated-tickets'));
  return Number.isInteger(count) && count > 0 && count <= maxGeneratedTickets ? count : 0;
}
