let areStylesKept = false;

/** Minimal replacements for browser features that jsdom lacks. */
export function installPlatform(): void {
  installDialog();
  keepStyles();
  // jsdom hides elements with `popover` and cannot show them.
  define(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
    this.style.display = 'block';
  });
  define(HTMLElement.prototype, 'hidePopover', function (this: HTMLElement) {
    this.style.display = '';
  });
  define(Element.prototype, 'scrollIntoView', () => {});
  define(Element.prototype, 'scrollTo', () => {});
  // The width of a desktop; jsdom's default is a tablet's.
  window.innerWidth = 1440;
  define(window, 'matchMedia', matchWidth);
  define(globalThis, 'CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') });
  // jsdom has no layout: scroll containers get the height of a screen, list items that of a row.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches('tr, li, [data-index]') ? 40 : 600;
    },
  });
  define(globalThis, 'ResizeObserver', NoopObserver);
  define(globalThis, 'IntersectionObserver', NoopObserver);
}

/** Adds opening, closing and focus restoration to `<dialog>`. */
function installDialog(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  define(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.setAttribute('open', '');
  });
  define(HTMLDialogElement.prototype, 'show', function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  define(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const element = before.get(this);
    if (element instanceof HTMLElement) element.focus();
    this.dispatchEvent(new Event('close'));
  });
}

/**
 * Caches computed styles. jsdom compares an element with every rule of its style sheet at each call, and a query by
 * role computes the styles of the whole page several times. A style is dropped from the cache when the element, its
 * attributes or its ancestors change; tests load no style sheets besides jsdom's own.
 */
function keepStyles(): void {
  // Test files can share this module and the page.
  if (areStylesKept) return;
  areStylesKept = true;
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forgetWithin = (node: Node) => {
    if (!(node instanceof Element)) return;
    kept.delete(node);
    for (const child of node.children) forgetWithin(child);
  };
  const follow = (changed: readonly MutationRecord[]) => {
    if (document.styleSheets.length > 0) kept = new WeakMap();
    for (const { type, target, addedNodes, attributeName } of changed) {
      if (type === 'childList') addedNodes.forEach(forgetWithin);
      else if (!/^(?:class|aria-.*|data-.*)$/.test(attributeName ?? '')) forgetWithin(target);
    }
  };
  const changes = new MutationObserver(follow);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    follow(changes.takeRecords());
    const style = kept.get(element) ?? compute(element);
    kept.set(element, style);
    return style;
  };
}

/** Sizes never change in jsdom. */
class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Supports only media queries for the window's width in rem, with the default font size. */
function matchWidth(media: string) {
  const from = /([\d.]+)rem <= width/.exec(media) ?? /width >= ([\d.]+)rem/.exec(media);
  const below = /width < ([\d.]+)rem/.exec(media);
  const width = window.innerWidth / 16;
  return {
    media,
    matches:
      Boolean(from ?? below) &&
      width >= Number(from?.[1] ?? 0) &&
      width < Number(below?.[1] ?? width + 1),
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  };
}

function define(target: object, name: string, value: unknown): void {
  // jsdom defines some of them without an implementation.
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
