import { hasTypedText, watchTypedText } from '@hoa/ui';

/** The session storage key of the release or file that this tab has already reloaded for. */
export const reloadedForKey = 'hoa:reloaded-for';

interface Dependencies {
  readonly reload: () => void;
  /** Says that a new version waits, while typed text would be lost by a reload. */
  readonly tellOfNewVersion: () => void;
  readonly storage: () => Storage;
}

/**
 * Reloads an open tab that asks for a file of a release that is gone: once per release of a remote or file
 * of the shell, and never while typed text would be lost. Vite reports such failures as `vite:preloadError`;
 * whatever asked for the file fails as well.
 */
export function surviveDeployments({ reload, tellOfNewVersion, storage }: Dependencies): void {
  watchTypedText();
  window.addEventListener('vite:preloadError', (event) => {
    // Offline everything fails to load, and a reload would only lose the page.
    if (!navigator.onLine || !isFirstFor(lossOf(event.payload.message), storage)) return;
    if (hasTypedText()) tellOfNewVersion();
    else reload();
  });
}

/** What is missing: the whole release of a remote, or one file of the shell. */
function lossOf(message: string): string {
  return /\/remotes\/[^/]+\/[^/]+\//.exec(message)?.[0] ?? message;
}

function isFirstFor(failure: string, storage: () => Storage): boolean {
  try {
    if (storage().getItem(reloadedForKey) === failure) return false;
    storage().setItem(reloadedForKey, failure);
    return true;
  } catch {
    // Without storage, a first reload can't be told from an endless loop.
    return false;
  }
}
