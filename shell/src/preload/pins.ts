declare global {
  /** Returns the integrity of a URL in the page's import map, or '' if it has none. Set by the page itself. */
  var pinOf: ((href: string) => string) | undefined;
}

/** Returns the integrity of files in the page's import map, by path. */
export function pinnedFiles(): Readonly<Record<string, string>> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  return JSON.parse(map ?? '{}').integrity ?? {};
}

/** Reads the page's import map for `pinOf`. A respelled URL has the integrity of its file. */
export function readPins(): (href: string) => string {
  const pinned = pinnedFiles();
  return (href) => pinned[decodeURI(new URL(href, location.origin).pathname)] ?? '';
}
