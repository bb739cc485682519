import type { PortalStore } from '@hoa/shared';
import { whenIdle } from '../composition/when-idle.ts';
import { lastReadDatabase } from '../live/last-read-database.ts';

/** The only script that may become this site's worker. */
export const workerAddress = '/sw.js';

/** The one Trusted Types policy that the content security policy allows for the worker. */
export const workerPolicyName = 'hoa-worker';

/**
 * Installs the worker that opens the portal without a connection, and tells it what this page has used,
 * so that a first visit is kept too. To be called when the page is idle. Sample data is kept as soon as somebody
 * is signed in to it, and never for live mode.
 */
export async function keepForOffline(
  store: Pick<PortalStore, 'getState' | 'subscribe'>,
): Promise<void> {
  const { user, mockOn } = store.getState().app;
  // What live mode has kept goes with its session, also with one that ended while no page was open.
  if (!user || mockOn) globalThis.indexedDB?.deleteDatabase(lastReadDatabase);
  // In development files change under their names.
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
    // The portal works as well, only not without a connection.
    console.warn('The portal will not open offline here.', error);
  }
}

function showsSamples({ getState }: Pick<PortalStore, 'getState'>): boolean {
  const { user, mockOn } = getState().app;
  return user !== null && mockOn;
}

/** What this page was loaded from: its own address, and the paths of the site's files. */
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
