import type { Anew } from './survive-deployments.ts';

let attempts = 0;

/**
 * Fetches a script or style past every cache and, if it is what the page pins, runs the script under an address of
 * its own: browsers remember a module that was damaged under its address for the life of the page. Where a file that
 * the script imports was the damaged one, all of the release are seen to. Rejects when nothing got better.
 */
export async function fetchAnew(address: string): Promise<Anew> {
  const { href } = new URL(address, location.origin);
  attempts += 1;
  const another = `${href}?again=${attempts}`;
  // Under its own address too: from there the next page takes it.
  await Promise.all([href, another].map((each) => fetchWhole(each, 'reload')));
  if (href.endsWith('.css')) return 'mended';
  try {
    return { module: await import(/* @vite-ignore */ another) };
  } catch (error) {
    if (await mendRelease(href)) return 'mended';
    throw error;
  }
}

/** Fetches what is damaged of the release, or of the shell, that a file belongs to; whether anything was. */
async function mendRelease(href: string): Promise<boolean> {
  const { pathname } = new URL(href);
  const folder = /^\/remotes\/[^/]+\/[^/]+\//.exec(pathname)?.[0] ?? '/assets/';
  const map = document.querySelector('script[type=importmap]')?.textContent;
  const pinned: string[] = Object.keys(JSON.parse(map ?? '{}').integrity ?? {});
  const mended = await Promise.all(
    pinned
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
