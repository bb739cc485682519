import { pinnedFiles } from '../preload/pins.ts';
import type { Anew } from './survive-deployments.ts';

let attempts = 0;

/** What stands behind the address of a file that was fetched anew, by its name. */
const queries = new Map<string, string>();

declare global {
  /** The address under which a file of a build, such as `./part-1a2b.js`, is to be imported; see `shared/build/preload-helper.mjs`. */
  var anew: ((file: string) => string) | undefined;
}

/**
 * Fetches a script or style past every cache and, if it is what the page pins, runs the script under an address of
 * its own: browsers remember a module that was damaged under its address for the life of the page. Where a file that
 * the script imports was the damaged one, all of the release are seen to. Rejects when nothing got better.
 */
export async function fetchAnew(address: string): Promise<Anew> {
  const { href } = new URL(address, location.origin);
  attempts += 1;
  const query = `?again=${attempts}`;
  // Under its own address too: from there the next page takes it.
  for (const each of [href + query, href]) await fetchWhole(each, 'reload');
  if (href.endsWith('.css')) return 'importable';
  try {
    await import(/* @vite-ignore */ href + query);
    queries.set(href.slice(href.lastIndexOf('/') + 1), query);
    globalThis.anew = (file) => file + (queries.get(file.slice(2)) ?? '');
    return 'importable';
  } catch (error) {
    if (await mendRelease(href)) return 'mended';
    throw error;
  }
}

/** Fetches what is damaged of the release, or of the shell, that a file belongs to; whether anything was. */
async function mendRelease(href: string): Promise<boolean> {
  const { pathname } = new URL(href);
  const folder = /^\/remotes\/[^/]+\/[^/]+\//.exec(pathname)?.[0] ?? '/assets/';
  const mended = await Promise.all(
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
  return mended.includes(true);
}

/** Reads a file to its end, which is when it is compared with its pin. */
async function fetchWhole(href: string, cache: RequestCache): Promise<void> {
  const answer = await fetch(href, { cache, integrity: globalThis.pinOf?.(href) ?? '' });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
}
