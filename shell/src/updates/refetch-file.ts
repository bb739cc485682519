import { pinnedFiles } from '../preload/pins.ts';
import type { Refetched } from './recover-missing-files.ts';

let attempts = 0;

/** The query that was appended to the address of each refetched file, by its name. */
const queries = new Map<string, string>();

declare global {
  /** The address under which a file of a build, such as `./part-1a2b.js`, is to be imported; see `shared/build/preload-helper.mjs`. */
  var refetchedAddress: ((file: string) => string) | undefined;
}

/**
 * Fetches a script or style past every cache and, if it matches its pin, runs the script under a new address: browsers
 * remember a damaged module under its address for the life of the page. If an imported file was the damaged one, checks
 * every file of the release. Rejects if nothing could be repaired.
 */
export async function refetchFile(address: string): Promise<Refetched> {
  const { href } = new URL(address, location.origin);
  attempts += 1;
  const query = `?again=${attempts}`;
  // Under its original URL too, so that the next page gets it from the cache.
  for (const each of [href + query, href]) await fetchWhole(each, 'reload');
  if (href.endsWith('.css')) return 'importable';
  try {
    await import(/* @vite-ignore */ href + query);
    queries.set(href.slice(href.lastIndexOf('/') + 1), query);
    globalThis.refetchedAddress = (file) => file + (queries.get(file.slice(2)) ?? '');
    return 'importable';
  } catch (error) {
    if (await repairRelease(href)) return 'repaired';
    throw error;
  }
}

/** Fetches the damaged files of a file's release, or of the shell, again. Resolves to true if any was damaged. */
async function repairRelease(href: string): Promise<boolean> {
  const { pathname } = new URL(href);
  const folder = /^\/remotes\/[^/]+\/[^/]+\//.exec(pathname)?.[0] ?? '/assets/';
  const repaired = await Promise.all(
    Object.keys(pinnedFiles())
      .filter((path) => path.startsWith(folder))
      .map(async (path) => {
        const isWhole = await fetchWhole(path, 'default').then(
          () => true,
          () => false,
        );
        if (!isWhole) await fetchWhole(path, 'reload');
        return !isWhole;
      }),
  );
  return repaired.includes(true);
}

/** Reads a whole file, because its integrity is checked at the end. */
async function fetchWhole(href: string, cache: RequestCache): Promise<void> {
  const answer = await fetch(href, { cache, integrity: globalThis.pinOf?.(href) ?? '' });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
}
