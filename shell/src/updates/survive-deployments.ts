import { hasTypedText, watchTypedText } from '@hoa/ui';

/** The session storage key of the release or file that this tab has already reloaded for. */
export const reloadedForKey = 'hoa:reloaded-for';

interface Dependencies {
  readonly reload: () => void;
  /** Says that a new version waits, while typed text would be lost by a reload. */
  readonly tellOfNewVersion: () => void;
  readonly storage: () => Storage;
  /** Fetches a script past what the browser remembers of it, and runs it; see `fetch-anew.ts`. */
  readonly fetchAnew: (address: string) => Promise<Anew>;
}

/** The script can be imported now; or another file was damaged and is whole now, which only a reload brings in. */
export type Anew = 'importable' | 'mended';

/** Vite's event; the build lets a listener have the import done again (`shared/build/preload-helper.mjs`). */
interface PreloadError extends Event {
  readonly payload: Error;
  again?: Promise<void>;
}

/**
 * Fetches a part's file anew when it can't be loaded, at first and at each Try Again. Where that does not help, as when
 * the release is gone, reloads the tab: once per release of a remote or file of the shell, and never while typed text
 * would be lost. Vite reports such failures as `vite:preloadError`; whatever asked for the file fails as well.
 */
export function surviveDeployments(dependencies: Dependencies): void {
  watchTypedText();
  window.addEventListener('vite:preloadError', (event) => {
    // Offline everything fails to load, and a reload would only lose the page.
    if (!navigator.onLine) return;
    const failed = event as PreloadError;
    const address = /\S+\/(?!fetch-anew)[^/\s]+\.(?:js|css)$/.exec(failed.payload.message);
    if (!address) return leave(failed.payload, dependencies);
    failed.again = bringAnew(address[0], failed.payload, dependencies);
  });
}

async function bringAnew(
  address: string,
  failure: Error,
  dependencies: Dependencies,
): Promise<void> {
  const anew = await dependencies.fetchAnew(address).catch(() => undefined);
  if (anew === 'importable') return;
  leave(failure, dependencies, anew === 'mended');
  throw failure;
}

function leave(
  { message }: Error,
  { reload, tellOfNewVersion, storage }: Dependencies,
  helps = false,
): void {
  if (!isFirstFor(lossOf(message), storage) && !helps) return;
  if (hasTypedText()) tellOfNewVersion();
  else reload();
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
