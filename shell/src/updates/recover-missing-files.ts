import { hasTypedText, watchTypedText } from '@hoa/ui';

/** The session storage key of the release or file that this tab has already reloaded for. */
export const reloadedForKey = 'hoa:reloaded-for';

interface Dependencies {
  readonly reload: () => void;
  /** Says that a new version waits, while typed text would be lost by a reload. */
  readonly tellOfNewVersion: () => void;
  readonly storage: () => Storage;
  /** Fetches a script past the browser's caches and runs it; see `refetch-file.ts`. */
  readonly refetchFile: (address: string) => Promise<Refetched>;
}

/** The script can be imported now; or another file was damaged and is repaired, which takes a reload. */
export type Refetched = 'importable' | 'repaired';

/** Vite's event; the build lets a listener have the import done again (`shared/build/preload-helper.mjs`). */
interface PreloadError extends Event {
  readonly payload: Error;
  again?: Promise<void>;
}

/**
 * Fetches a part's file again when it can't be loaded, at first and at each Try Again. Where that does not help, as when
 * the release is gone, reloads the tab: once per release of a remote or file of the shell, and never while typed text
 * would be lost. Vite reports such failures as `vite:preloadError`; whatever asked for the file fails as well.
 */
export function recoverMissingFiles(dependencies: Dependencies): void {
  watchTypedText();
  window.addEventListener('vite:preloadError', (event) => {
    // Offline everything fails to load, and a reload would only lose the page.
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
  { reload, tellOfNewVersion, storage }: Dependencies,
  isRepaired = false,
): void {
  if (!isFirstFor(missingPart(message), storage) && !isRepaired) return;
  if (hasTypedText()) tellOfNewVersion();
  else reload();
}

/** What is missing: the whole release of a remote, or one file of the shell. */
function missingPart(message: string): string {
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
