import type { Gateway } from '@hoa/shared/data';
import type { Actor } from '@hoa/shared/domain';
import { sampleCollections } from './collections.ts';
import { generatedCommunity, generatedCounts } from './community/generated/generated-community.ts';
import { generatedTickets } from './generated-tickets.ts';
import { createLiveGateway } from './live-gateway.ts';
import { createMockGateway, type MockGatewayOptions } from './mock-gateway.ts';
import { noticeText, type StorageNotice } from './storage/notice.ts';
import { browserStorage, usableStorage } from './storage/portal-storage.ts';
import { createSwitchingGateway } from './switching-gateway.ts';

export interface BrowserGatewayOptions
  extends Pick<MockGatewayOptions, 'storage' | 'now' | 'newId' | 'delays'> {
  /** Who is signed in; asked at every call. */
  readonly session: () => Actor | null;
  /** Whether the person switched to live data; asked at every call. */
  readonly useLiveData: () => boolean;
  /** Tells of trouble with the browser's storage, in English and as a code to translate. */
  readonly onNotice?: (text: string, notice: StorageNotice) => void;
}

export interface BrowserGateway extends Gateway {
  /** Takes back every change made to the sample data; every open screen reads again. */
  resetSampleData(): Promise<void>;
}

/** The portal's adapters as a page uses them: sample data or live data, by the person's switch. */
export function createBrowserGateway(options: BrowserGatewayOptions): BrowserGateway {
  const { useLiveData, onNotice, ...shared } = options;
  const tell = (notice: StorageNotice) => onNotice?.(noticeText(notice), notice);
  const storage = usableStorage(options.storage ?? browserStorage(), tell);
  const collections = {
    ...sampleCollections({ generatedTickets: generatedTickets(storage.local) }),
    ...generatedCommunity(generatedCounts(storage.local)),
  };
  const mock = createMockGateway({ ...shared, storage, collections, onNotice: tell });
  const live = createLiveGateway(shared);
  return {
    ...createSwitchingGateway({ mock, live, useLiveData }),
    resetSampleData: mock.resetSampleData,
  };
}
