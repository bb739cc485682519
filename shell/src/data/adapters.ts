import {
  type BrowserGateway,
  createBrowserGateway,
  fetchUseCases,
  type StorageNotice,
} from '@hoa/mock-data';
import { notify } from '@hoa/portal';
import { notices } from '../notices/messages/index.ts';
import { whenIdle } from '../preload/when-idle.ts';
import type { GatewayDependencies } from './gateway-dependencies.ts';

export { mockPeople } from '@hoa/mock-data';

/** The adapters of this page: sample data kept in the browser, or live data. */
export function createAdapters(dependencies: GatewayDependencies): BrowserGateway {
  const { actor, useLiveData, isOffline } = dependencies;
  // If this fails, the first call that needs it loads it again.
  whenIdle(() => void fetchUseCases().catch(() => undefined));
  return createBrowserGateway({ session: actor, useLiveData, isOffline, onNotice: tell });
}

async function tell({ code }: StorageNotice): Promise<void> {
  const text = await notices.load();
  notify.info(text.storage[code]);
}
