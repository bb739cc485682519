import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has between two consecutive controls of a task. */
const patience = 250;

/** Reports any use of a pointer as an error of the page, which fails the test. */
export async function forbidPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const used = ({ type }: Event) => console.error(`A pointer was used: ${type}`);
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) {
      addEventListener(type, used, true);
    }
    // The browser also sends pointer events when the content under a resting pointer changes.
    addEventListener(
      'pointermove',
      (move) => (move.movementX || move.movementY) && used(move),
      true,
    );
  });
}

/** Moves to a control with Tab, and checks at every stop that the focus is visible. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached();
  const passed: string[] = [];
  for (let stop = 0; stop < patience; stop += 1) {
    const there = await control.evaluate((element) => element === document.activeElement);
    if (there) return;
    await page.keyboard.press('Tab');
    const { name, isSeen } = await page.evaluate(focus);
    expect(isSeen, `the focus can be seen on ${name}`).toBe(true);
    passed.push(name);
  }
  throw new Error(`No way with Tab to ${control}, past\n${passed.join('\n')}`);
}

/** Moves to a control and presses a key. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Moves to a field and replaces its content. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves to a select and chooses an option by typing its first letters. */
export async function choose(page: Page, select: Locator, letters: string): Promise<void> {
  await reach(page, select);
  await page.keyboard.type(letters);
}

/**
 * Returns the name of the focused element and whether its focus is visible: an outline or a ring around it, inside the
 * window.
 */
function focus(): { name: string; isSeen: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'the browser itself', isSeen: true };
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const name = `${element.localName} “${label || element.id}”`;
  // A visually replaced control shows its focus on its label, its card or the surrounding box.
  const marked = [element, ...boxes(element)].filter(isMarked);
  // The parts of a date field and their focus marks are internal to the browser.
  const isSeen = marked.some(isInWindow) || element.matches('input[type="date"]');
  return { name, isSeen };

  function boxes(one: Element) {
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
    const around: Element[] = [one.nextElementSibling ?? one, ...labels];
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      around.push(box);
    }
    return around;
  }

  function isMarked(one: Element) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isDrawn && !/^transparent$|, 0\)$/.test(outlineColor);
  }

  function isInWindow(one: Element) {
    const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
    const isSized = width > 0 && height > 0;
    return isSized && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  }
}
