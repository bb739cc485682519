import type { BrowserContext, Page } from '@playwright/test';
import { picture } from '../fixtures/files.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import type { PageFaults } from '../fixtures/page-faults.ts';
import { createRandom, type Random } from '../fixtures/random.ts';
import { type Role, signInAs } from '../fixtures/sign-in.ts';
import { brokenLaws, internalNotes, type Kept } from '../fixtures/stored-data.ts';
import { lookAround, type Surroundings } from './surroundings.ts';
import { expectKept } from './worker.ts';

export interface Walk {
  readonly context: BrowserContext;
  readonly role: Role;
  readonly seed: number;
  readonly steps: number;
  readonly faults: PageFaults;
}

const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight'];
const ordinary = ['a', 'Leak in the kitchen', '2', '19.99', '0', '-1', ' ', '', '12/24/2026'];

/**
 * Wanders through the portal and looks, after every step, whether it still stands: no error screen, no
 * console error, one title, and the domain's laws hold in what is kept. Rejects with the steps that led
 * to what is wrong.
 */
export async function walk({ context, role, seed, steps, faults }: Walk): Promise<void> {
  const random = createRandom(seed);
  const texts = [...hostileTexts(200, random), ...Array(20).fill(ordinary).flat()];
  const taken: string[] = [];
  let secrets: string[] = internalNotes({});
  let tabs = [await context.newPage()];
  let page = tabs[0] as Page;
  let offline = false;
  let isKept = false;

  context.on('page', (opened) => void adopt(opened));
  await adopt(page);
  await signInAs(page, role);
  let around = await lookAround(page, { chance: random.next(), secrets });
  for (let step = 1; step <= steps; step += 1) {
    const isLost = around.role !== role;
    try {
      taken.push(`${step} at ${around.path}: ${isLost ? await comeBack() : await act()}`);
      around = await look();
      check(around);
    } catch (error) {
      const last = taken.slice(-25).join('\n');
      throw new Error(`Seed ${seed}, ${role}, the last steps:\n${last}\n${error}`, {
        cause: error,
      });
    }
  }

  async function adopt(opened: Page) {
    opened.on('filechooser', (chooser) => void chooser.setFiles(picture).catch(() => undefined));
    // A page that holds something unsaved asks before it goes: it may.
    opened.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    if (!tabs.includes(opened)) tabs.push(opened);
  }

  /** A step may end in another document: then it is that one which is looked at. */
  async function look(): Promise<Surroundings> {
    const chance = random.next();
    for (;;) {
      try {
        return await lookAround(page, { chance, secrets });
      } catch (error) {
        ignoreNewDocument(error);
        await page.waitForLoadState('domcontentloaded');
      }
    }
  }

  /** Signed out, or signed in as somebody else through the development controls: back to the role. */
  async function comeBack(): Promise<string> {
    if (offline) await connect(false);
    if (around.role) await page.evaluate(() => localStorage.removeItem('hoa:session'));
    await page.goto('/login');
    const order: Role[] = ['resident', 'vendor', 'admin'];
    await page.locator('main fieldset button').nth(order.indexOf(role)).click();
    return `signed in again as ${role}`;
  }

  async function act(): Promise<string> {
    const dice = random.next();
    if (dice < 0.03 && around.canGoBack) return back();
    if (dice < 0.045 && around.canGoForward) return forward();
    if (dice < 0.06) return reload();
    if (dice < 0.08 || (offline && dice < 0.14)) return connect(!offline);
    if (dice < 0.1) return otherTab();
    if (dice < 0.24) return press(random.pick(keys));
    if (around.live && dice < 0.3) return leaveLiveData();
    return use(random);
  }

  async function back() {
    await page.evaluate(travel, -1).catch(ignoreNewDocument);
    return 'back';
  }

  async function forward() {
    await page.evaluate(travel, 1).catch(ignoreNewDocument);
    return 'forward';
  }

  async function reload() {
    await page.reload({ waitUntil: 'domcontentloaded' });
    return 'reload';
  }

  /** Nobody who has just come for the first time can go on without a connection: not before all is kept. */
  async function connect(nowOffline: boolean) {
    if (nowOffline && !isKept) await expectKept(page);
    isKept = true;
    await context.setOffline(nowOffline);
    offline = nowOffline;
    return offline ? 'goes offline' : 'goes online';
  }

  async function press(key: string) {
    await page.keyboard.press(key);
    return `presses ${key}`;
  }

  async function leaveLiveData() {
    await page.evaluate(() => localStorage.setItem('useLiveData', 'false'));
    return reload();
  }

  /** The other of two tabs, opened where there is but one; a third is closed. */
  async function otherTab() {
    tabs = tabs.filter((tab) => !tab.isClosed());
    while (tabs.length > 2) await tabs.pop()?.close();
    let other = tabs.find((tab) => tab !== page);
    if (!other) {
      other = await context.newPage();
      await other.goto(around.path, { waitUntil: 'domcontentloaded' });
    }
    page = other;
    await page.bringToFront();
    return 'turns to the other tab';
  }

  async function use(chance: Random) {
    const { control } = around;
    if (!control) return press('Escape');
    const { kind, name, x, y } = control;
    if (kind === 'choose') {
      await page.evaluate(focusAt, { x, y });
      const key = chance.pick(['ArrowDown', 'ArrowDown', 'ArrowUp']);
      await page.keyboard.press(key);
      return `${key} in ${name}`;
    }
    await page.mouse.click(x, y);
    if (kind === 'press') return `clicks ${name}`;
    const text = chance.pick(texts);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
    return `writes ${JSON.stringify(text.slice(0, 80))} into ${name}`;
  }

  function check({ headings, failure, kept, leaked, role: now }: Surroundings) {
    // Offline there is only what belongs to the role that was there before; all else holds.
    const isOutOfReach = offline && now !== role;
    if (failure && !isOutOfReach) throw new Error(`The page says: ${failure}`);
    if (headings !== 1) throw new Error(`The page has ${headings} titles.`);
    if (faults.all.length > 0) throw new Error(faults.all.join('\n'));
    if (leaked.length > 0) throw new Error(`An internal note can be read: ${leaked.join()}`);
    if (kept) checkKept(kept);
  }

  function checkKept(kept: Kept) {
    const broken = brokenLaws(kept);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    secrets = internalNotes(kept);
  }
}

function focusAt({ x, y }: { x: number; y: number }) {
  const met = document.elementFromPoint(x, y)?.closest('select');
  met?.focus();
}

/** A step in the browser's history; a page that holds something unsaved may keep it from happening. */
function travel(by: number): Promise<unknown> {
  const moved = new Promise((done) => {
    addEventListener('popstate', done, { once: true });
    setTimeout(done, 200);
  });
  history.go(by);
  return moved;
}

function ignoreNewDocument(error: unknown): void {
  if (!/context was destroyed|navigat/i.test(String(error))) throw error;
}
