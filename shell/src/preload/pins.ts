declare global {
  /** What the page's import map pins a file to, by its address; empty for what it does not know. Set by the page itself. */
  var pinOf: ((href: string) => string) | undefined;
}

/** Reads the pins of the page. Also a respelled address is that of its file. */
export function readPins(): (href: string) => string {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  const { integrity = {} } = JSON.parse(map ?? '{}');
  return (href) => integrity[decodeURI(new URL(href, location.origin).pathname)] ?? '';
}
