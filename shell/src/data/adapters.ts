import { passTo } from '@hoa/api';
import { createBrowserGateway, fetchUseCases, type StorageNotice } from '@hoa/mock-data';
import { notify } from '@hoa/portal';
import { notices } from '../notices/messages.ts';
import { whenIdle } from '../preload/when-idle.ts';
import type { Adapter, GatewayDependencies } from './gateway-dependencies.ts';

export { mockPeople } from '@hoa/mock-data';

/** The adapter of sample mode. */
export function createSampleAdapter(dependencies: GatewayDependencies): Adapter {
  const { actor, useLiveData, isOffline } = dependencies;
  // If this fails, the first call that needs it loads it again.
  whenIdle(() => void fetchUseCases().catch(() => undefined));
  const gateway = createBrowserGateway({
    session: actor,
    useLiveData,
    isOffline,
    onNotice: tell,
  });
  return { ...gateway, middlewares: { source: passTo(gateway) } };
}

async function tell(notice: StorageNotice): Promise<void> {
  const text = await notices.load();
  notify.info(text.storage[notice]);
}
