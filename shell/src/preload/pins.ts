declare global {
  /** What the page's import map pins a file to, by its address; empty for what it does not know. Set by the page itself. */
  var pinOf: ((href: string) => string) | undefined;
}

/** The integrity that the page's import map gives to files, by path. */
export function pinnedFiles(): Readonly<Record<string, string>> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  return JSON.parse(map ?? '{}').integrity ?? {};
}

/** Reads the pins of the page, for `pinOf`. A respelled address has the pin of its file. */
export function readPins(): (href: string) => string {
  const pinned = pinnedFiles();
  return (href) => pinned[decodeURI(new URL(href, location.origin).pathname)] ?? '';
}
