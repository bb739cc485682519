/** Minimal replacements for browser features that jsdom lacks. */
export function installPlatform(): void {
  installDialog();
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
