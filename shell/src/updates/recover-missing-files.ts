import { hasTypedText, watchTypedText } from '@hoa/ui';

/** The session storage key of the release or file for which this tab has already reloaded. */
export const reloadedForKey = 'hoa:reloaded-for';

interface Dependencies {
  readonly reload: () => void;
  /** Shows that a new version is available, when a reload would lose typed text. */
  readonly announceNewVersion: () => void;
  readonly storage: () => Storage;
  /** Replaces damaged files in the browser's cache; see `repair-release.ts`. */
  readonly repairRelease: (folder: string) => Promise<boolean>;
}

/**
 * Reloads the tab when a part fails to load, since browsers remember a failed script for the life of the page: once for
 * each release of a remote or file of the shell, because the release may no longer exist, and again whenever a damaged
 * file in the browser's cache was replaced. Never reloads while typed text would be lost. Vite reports such failures as
 * `vite:preloadError`.
 */
export function recoverMissingFiles(dependencies: Dependencies): void {
  watchTypedText();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Offline, all requests fail, and a reload would only lose the page.
    if (navigator.onLine) void recover(payload.message, dependencies);
  });
}

async function recover(
  message: string,
  { reload, announceNewVersion, storage, repairRelease }: Dependencies,
): Promise<void> {
  const [release] = /\/remotes\/[^/]+\/[^/]+\//.exec(message) ?? [];
  const isFirst = isFirstFor(release ?? message, storage);
  const isRepaired = await repairRelease(release ?? '/assets/').catch(() => false);
  if (!isFirst && !isRepaired) return;
  if (hasTypedText()) announceNewVersion();
  else reload();
}

function isFirstFor(failure: string, storage: () => Storage): boolean {
  try {
    if (storage().getItem(reloadedForKey) === failure) return false;
    storage().setItem(reloadedForKey, failure);
    return true;
  } catch {
    // Without storage, the first reload cannot be distinguished from an endless loop.
    return false;
  }
}
