import { fetchedOnce, type Gateway } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { sampleCollections } from './collections.ts';
import { generatedCommunity, generatedCounts } from './community/generated/generated-community.ts';
import { generatedTickets } from './generated-tickets.ts';
import type { LiveGatewayOptions } from './live-gateway.ts';
import { createMockGateway, type MockGatewayOptions } from './mock-gateway.ts';
import { offeredUseCases } from './offered-use-cases.ts';
import type { StorageNotice } from './storage/notice.ts';

export interface BrowserGatewayOptions
  extends Pick<MockGatewayOptions, 'stores' | 'now' | 'newId' | 'delays' | 'isOffline'> {
  /** Who is signed in; asked at every call. */
  readonly session: () => Actor | null;
  /** Whether the person switched to live data; asked at every call. */
  readonly useLiveData: () => boolean;
  /** What is stored under a key of the page's own, such as how many tickets to generate. */
  readonly stored?: (key: string) => string | null;
  /** Reports problems with the browser's storage, in English and as a code to translate. */
  readonly onNotice?: (notice: StorageNotice) => void;
}

export interface BrowserGateway extends Gateway {
  /** Takes back every change made to the sample data; every open screen reads again. */
  resetSampleData(): Promise<void>;
}

/** The portal's adapters as a page uses them: sample data or live data, by the person's switch. */
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
  /** Asked at every call, so that the switch needs no reload. */
  readonly useLiveData: () => boolean;
}

/** One Gateway out of two: live data when the person switched it on, else sample data. */
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
    viewAddress: async (fileId) => current().viewAddress?.(fileId),
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

/** Live data, fetched when somebody switches it on: few ever do. */
function liveGatewayOnDemand(options: LiveGatewayOptions): Gateway {
  const live = fetchedOnce(() =>
    import('./live-gateway.ts').then(({ createLiveGateway }) => createLiveGateway(options)),
  );
  return {
    call: async (...input) => (await live()).call(...input),
    upload: async (...input) => (await live()).upload(...input),
    download: async (...input) => (await live()).download(...input),
    // Empty data has no changes to report.
    subscribe: () => () => undefined,
    supports: (name) => offeredUseCases[name] !== undefined,
  };
}

/** What the page's storage says; nothing where reading it is forbidden. */
function pageStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
