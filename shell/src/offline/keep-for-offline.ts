import type { PortalStore } from '@hoa/portal';
import { lastReadDatabase } from '../live/last-read-database.ts';
import { whenIdle } from '../preload/when-idle.ts';

/** The service worker's script. */
export const workerAddress = '/sw.js';

/** The only Trusted Types policy that the content security policy allows for the service worker. */
export const workerPolicyName = 'hoa-worker';

/**
 * Installs the service worker and sends it the files that this page has loaded, so that the first visit is cached too.
 * Call it when the page is idle. Caches sample data once someone is signed in to it, and never in live mode.
 */
export async function keepForOffline(
  store: Pick<PortalStore, 'getState' | 'subscribe'>,
): Promise<void> {
  const { user, mockOn } = store.getState().app;
  // Deletes the data that live mode has stored when its session has ended, even if it ended while no page was open.
  if (!user || mockOn) globalThis.indexedDB?.deleteDatabase(lastReadDatabase);
  // In development, files change without changing their names.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(trustedWorkerAddress());
    const { active } = await serviceWorker.ready;
    const tell = (samples: boolean) =>
      active?.postMessage({ kind: 'used', used: { ...usedByThisPage(), samples } });
    let isTold = showsSamples(store);
    tell(isTold);
    store.subscribe(() => {
      if (isTold || !showsSamples(store)) return;
      isTold = true;
      whenIdle(() => tell(true));
    });
  } catch (error) {
    // Without the service worker the portal works, only not offline.
    console.warn('The portal will not open offline here.', error);
  }
}

function showsSamples({ getState }: Pick<PortalStore, 'getState'>): boolean {
  const { user, mockOn } = getState().app;
  return user !== null && mockOn;
}

/** Returns the page's URL and the paths of the site's files that it has loaded. */
export function usedByThisPage() {
  const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = resources.filter(({ origin, search }) => origin === location.origin && search === '');
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    page: navigation?.name ?? location.href,
    files: [...new Set(own.map(({ pathname }) => pathname))],
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

function trustedWorkerAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL(address) {
      if (address !== workerAddress) throw new TypeError(`${address} is not the portal's worker.`);
      return address;
    },
  });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
