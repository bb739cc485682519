import type { RegisteredPage, RegistryEntry } from './registry.ts';

/**
 * Starts fetching, side by side, every script and style that a remote and the page at hand need, beside
 * the entry at `address`. Answers when the styles are in force; rejects when one of the remote can't be
 * fetched. One of the page alone fails where the page itself asks for it, and the other pages go on.
 */
export async function fetchAhead(
  address: string,
  entry: RegistryEntry,
  page?: RegisteredPage,
): Promise<void> {
  const base = new URL('.', new URL(address, location.origin));
  const hrefs = (files: readonly string[] = []) => files.map((file) => new URL(file, base).href);
  for (const href of hrefs(entry.preload.scripts)) preload(href);
  for (const href of hrefs(page?.preload.scripts)) preload(href);
  const own = hrefs(entry.preload.styles).map(applyStyle);
  const forPage = hrefs(page?.preload.styles).map(applyStyle);
  await Promise.all([...own, Promise.allSettled(forPage)]);
}

/** Fetches a remote's scripts into the cache, for later; nothing is run and no style applied. */
export function fetchForLater(entry: RegistryEntry): void {
  const base = new URL('.', new URL(entry.entry, location.origin));
  for (const script of entry.preload.scripts) preload(new URL(script, base).href);
}

function preload(href: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

const applied = new Map<string, Promise<void>>();

function applyStyle(href: string): Promise<void> {
  const known = applied.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      applied.delete(href);
      reject(new Error(`The style ${href} could not be fetched.`));
    };
  });
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
  applied.set(href, loaded);
  return loaded;
}
