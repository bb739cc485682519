import type { RegisteredPage, RegistryEntry } from '../registry/registry.ts';
import { preloadOf } from './preload-plan.ts';

/**
 * Fetches all scripts and styles that a remote and the current page need, in parallel with the entry at `address`.
 * Resolves when the styles apply. Rejects if a style of the remote fails to load; a failed file of the page only fails
 * when the page imports it, so that other pages still work.
 */
export async function preloadFiles(
  address: string,
  entry: RegistryEntry,
  page?: RegisteredPage,
): Promise<void> {
  const ofRemote = preloadOf(entry.preload, address);
  const ofPage = page && preloadOf(page.preload, address);
  for (const href of [...ofRemote.scripts, ...(ofPage?.scripts ?? [])]) preloadScript(href);
  const remoteStyles = ofRemote.styles.map(applyStyle);
  const pageStyles = (ofPage?.styles ?? []).map(applyStyle);
  await Promise.all([...remoteStyles, Promise.allSettled(pageStyles)]);
}

/** Fetches a remote's scripts into the cache without running them or applying styles. */
export function preloadForLater(entry: RegistryEntry): void {
  for (const script of preloadOf(entry.preload, entry.entry).scripts) preloadScript(script);
}

function preloadScript(href: string): void {
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
  link.integrity = globalThis.pinOf?.(href) ?? '';
  link.href = href;
  document.head.append(link);
  applied.set(href, loaded);
  return loaded;
}
