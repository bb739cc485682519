let areStylesKept = false;

/** Minimal replacements for browser features that jsdom lacks. */
export function installPlatform(): void {
  installDialog();
  keepStyles();
  // jsdom hides what carries `popover` and has no way to show it.
  define(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
    this.style.display = 'block';
  });
  define(HTMLElement.prototype, 'hidePopover', function (this: HTMLElement) {
    this.style.display = '';
  });
  define(Element.prototype, 'scrollIntoView', () => {});
  define(Element.prototype, 'scrollTo', () => {});
  define(window, 'matchMedia', matchNothing);
  define(globalThis, 'CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') });
  // jsdom has no layout: scroll containers are as high as a screen, list items as a row.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches('tr, li, [data-index]') ? 40 : 600;
    },
  });
  define(globalThis, 'ResizeObserver', StillObserver);
  define(globalThis, 'IntersectionObserver', StillObserver);
}

/** Opens, closes and restores focus natively. */
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
 * jsdom compares an element with every rule of its style sheet each time its style is asked for, and a query by role
 * asks for the styles of the whole page, several times. The answers are kept until the page changes.
 */
function keepStyles(): void {
  // Test files can share this module and the page.
  if (areStylesKept) return;
  areStylesKept = true;
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    kept = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const style = kept.get(element) ?? compute(element);
    kept.set(element, style);
    return style;
  };
}

/** Sizes never change here. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchNothing(media: string) {
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  };
}

function define(target: object, name: string, value: unknown): void {
  // jsdom has some of them by name alone.
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
