import { hasTypedText, watchTypedText } from '@hoa/shared/ui';

/** Names, for this tab, the release or file for whose sake the page has been reloaded already. */
export const reloadedForKey = 'hoa:reloaded-for';

export interface Surroundings {
  readonly reload: () => void;
  /** Says that a new version waits, while typed text would be lost by a reload. */
  readonly tellOfNewVersion: () => void;
  readonly storage: () => Storage;
}

/**
 * An open tab that asks for a file of a release that is gone reloads: once per release of a remote or file of the shell, and never over text
 * that somebody has typed. Vite announces such failures as `vite:preloadError`; what could not be fetched
 * still fails in its own place.
 */
export function surviveDeployments({ reload, tellOfNewVersion, storage }: Surroundings): void {
  watchTypedText();
  window.addEventListener('vite:preloadError', (event) => {
    // Offline everything fails to load, and a reload would only lose the page.
    if (!navigator.onLine || !isFirstFor(lossOf(event.payload.message), storage)) return;
    if (hasTypedText()) tellOfNewVersion();
    else reload();
  });
}

/** What is gone: of a remote its release, whichever files of it are asked for; else the file alone. */
function lossOf(message: string): string {
  return /\/remotes\/[^/]+\/[^/]+\//.exec(message)?.[0] ?? message;
}

function isFirstFor(failure: string, storage: () => Storage): boolean {
  try {
    if (storage().getItem(reloadedForKey) === failure) return false;
    storage().setItem(reloadedForKey, failure);
    return true;
  } catch {
    // Without a memory there is no telling a first time from an endless round.
    return false;
  }
}
