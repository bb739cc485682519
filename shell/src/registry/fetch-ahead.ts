import type { RegisteredPage, RegistryEntry, ReleaseFiles } from './registry.ts';

/**
 * Starts fetching, side by side, every script and style that a remote and the page at hand need, beside
 * the entry at `address`. Answers when the styles are in force; rejects when one can't be fetched.
 */
export async function fetchAhead(
  address: string,
  entry: RegistryEntry,
  page?: RegisteredPage,
): Promise<void> {
  const base = new URL('.', new URL(address, location.origin));
  const sets = [entry.preload, page?.preload].filter(
    (set): set is ReleaseFiles => set !== undefined,
  );
  for (const script of sets.flatMap(({ scripts }) => scripts)) preload(new URL(script, base).href);
  await Promise.all(
    sets.flatMap(({ styles }) => styles).map((style) => applyStyle(new URL(style, base).href)),
  );
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
