import type { Page } from '@playwright/test';

/**
 * Returns the names of the buttons, fields and lines of text that Back or the toasts overlap. Content that has scrolled
 * under the header or the bottom bar only counts with its visible part.
 */
export function coveredByBackOrToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const bar = [...document.querySelectorAll('nav')]
      .map((nav) => nav.getBoundingClientRect())
      .find(({ top, width }) => width >= innerWidth && top > innerHeight / 2);
    const seen = { top: header?.bottom ?? 0, bottom: bar?.top ?? innerHeight };
    const toasts = [...document.querySelectorAll('[role="status"], [role="alert"]')]
      .map((message) => message.closest('[data-toasts] > div'))
      .filter((toast) => toast !== null);
    const back = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Back',
    );
    return [...toasts, ...back].flatMap((upper) => {
      const box = upper.getBoundingClientRect();
      return things(upper)
        .filter(({ left, right, top, bottom }) => {
          const low = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return low > 1 && Math.min(right, box.right) - Math.max(left, box.left) > 1;
        })
        .map(({ name }) => `${upper.textContent} on ${name}`);
    });

    function things(upper: Element) {
      const found: { name: string; left: number; right: number; top: number; bottom: number }[] =
        [];
      const add = (element: Element, boxes: Iterable<DOMRect>, name: string) => {
        if (upper.contains(element) || element.contains(upper)) return;
        // The newest toast covers the older ones except for an edge.
        if (toasts.some((toast) => toast.contains(element))) return;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
        if (element.closest('.visually-hidden') || getComputedStyle(element).clipPath !== 'none')
          return;
        const isInMain = element.closest('main') !== null;
        for (const { left, right, top, bottom, width } of boxes) {
          if (width <= 1 || right <= 0 || left >= innerWidth) continue;
          found.push({
            name,
            left,
            right,
            top: isInMain ? Math.max(top, seen.top) : top,
            bottom: isInMain ? Math.min(bottom, seen.bottom) : bottom,
          });
        }
      };
      for (const control of document.querySelectorAll('button, a, input, textarea, select')) {
        const name = control.textContent || control.getAttribute('aria-label') || control.localName;
        add(control, [control.getBoundingClientRect()], name);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const parent = currentNode.parentElement;
        if (!parent || !currentNode.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        add(parent, range.getClientRects(), currentNode.nodeValue.trim());
      }
      return found;
    }
  });
}
