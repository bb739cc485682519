import type { Page } from '@playwright/test';

/** Counts the clicks of the person on all pages from now on; typing and choosing in a field are none. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => {
    clicks += 1;
  });
  await page.evaluate(() => {
    const { tellClick } = window as unknown as { tellClick: () => void };
    // A click that a label passes on, or a key makes, has no place.
    const tell = (event: MouseEvent) => {
      if (event.isTrusted && event.detail > 0) tellClick();
    };
    addEventListener('click', tell, { capture: true });
  });
  return async () => {
    // The browser has told of the last one.
    await page.evaluate(() => undefined);
    return clicks;
  };
}
