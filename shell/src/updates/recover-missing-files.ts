import { hasTypedText, watchTypedText } from '@hoa/ui';

/** The session storage key of the release or file for which this tab has already reloaded. */
export const reloadedForKey = 'hoa:reloaded-for';

interface Dependencies {
  readonly reload: () => void;
  /** Shows that a new version is available, when a reload would lose typed text. */
  readonly announceNewVersion: () => void;
  readonly storage: () => Storage;
  /** Fetches a script bypassing the browser's caches and runs it; see `refetch-file.ts`. */
  readonly refetchFile: (address: string) => Promise<Refetched>;
}

/**
 * `importable`: the script can be imported now. `repaired`: another file was corrupt and has been replaced, which
 * requires a reload.
 */
export type Refetched = 'importable' | 'repaired';

/** Vite's event, extended by the build so that a listener can repeat the import (`shared/build/preload-helper.mjs`). */
interface PreloadError extends Event {
  readonly payload: Error;
  again?: Promise<void>;
}

/**
 * Fetches a file again when it fails to load, at first and at each Try Again. If that does not help, for example
 * because the release no longer exists, reloads the tab: once per release of a remote or file of the shell, and never
 * while typed text would be lost. Vite reports such failures as `vite:preloadError`; the import that needed the file
 * fails as well.
 */
export function recoverMissingFiles(dependencies: Dependencies): void {
  watchTypedText();
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, all requests fail, and a reload would only lose the page.
    if (!navigator.onLine) return;
    const failed = event as PreloadError;
    const address = /\S+\/(?!refetch-file)[^/\s]+\.(?:js|css)$/.exec(failed.payload.message);
    if (!address) return reloadOrAsk(failed.payload, dependencies);
    failed.again = refetchOrReload(address[0], failed.payload, dependencies);
  });
}

async function refetchOrReload(
  address: string,
  failure: Error,
  dependencies: Dependencies,
): Promise<void> {
  const result = await dependencies.refetchFile(address).catch(() => undefined);
  if (result === 'importable') return;
  reloadOrAsk(failure, dependencies, result === 'repaired');
  throw failure;
}

function reloadOrAsk(
  { message }: Error,
  { reload, announceNewVersion, storage }: Dependencies,
  isRepaired = false,
): void {
  if (!isFirstFor(missingPart(message), storage) && !isRepaired) return;
  if (hasTypedText()) announceNewVersion();
  else reload();
}

/** Returns the missing part: the folder of a remote's release, or one file of the shell. */
function missingPart(message: string): string {
  return /\/remotes\/[^/]+\/[^/]+\//.exec(message)?.[0] ?? message;
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
