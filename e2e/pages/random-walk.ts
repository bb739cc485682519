import type { BrowserContext, Page } from '@playwright/test';
import { picture } from '../fixtures/files.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { internalNotes, violations } from '../fixtures/invariants.ts';
import type { PageFaults } from '../fixtures/page-faults.ts';
import { createRandom, type Random } from '../fixtures/random.ts';
import { type Role, signInAs } from '../fixtures/sign-in.ts';
import { readStoredData, type StoredData } from '../fixtures/stored-data.ts';
import { type PageState, readPageState } from './page-state.ts';
import { expectCachedOffline } from './worker.ts';

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
 * Uses the portal at random and checks after every step that there is no error screen and no console error, that the
 * page has one title, and that the stored data meets the domain's invariants. Rejects with the steps that led to a
 * failure.
 */
export async function walk({ context, role, seed, steps, faults }: Walk): Promise<void> {
  const random = createRandom(seed);
  const texts = [...hostileTexts(200, random), ...Array(20).fill(ordinary).flat()];
  const taken: string[] = [];
  let secrets: string[] = internalNotes({});
  let tabs = [await context.newPage()];
  let page = tabs[0] as Page;
  let offline = false;
  let isKeptForOffline = false;

  context.on('page', (opened) => void adopt(opened));
  await adopt(page);
  await signInAs(page, role);
  let state = await readPageState(page, { chance: random.next(), secrets });
  for (let step = 1; step <= steps; step += 1) {
    const isLost = state.role !== role;
    try {
      taken.push(`${step} at ${state.path}: ${isLost ? await comeBack() : await act()}`);
      const seen = await look();
      state = seen.state;
      check(state, seen.stored);
    } catch (error) {
      const last = taken.slice(-25).join('\n');
      throw new Error(`Seed ${seed}, ${role}, the last steps:\n${last}\n${error}`, {
        cause: error,
      });
    }
  }

  async function adopt(opened: Page) {
    opened.on('filechooser', (chooser) => void chooser.setFiles(picture).catch(() => undefined));
    // A page with unsaved text asks before it is left; the walk confirms.
    opened.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    if (!tabs.includes(opened)) tabs.push(opened);
  }

  /** A step may load a new document, which is then read instead. */
  async function look(): Promise<{ state: PageState; stored: StoredData | null }> {
    const chance = random.next();
    for (;;) {
      try {
        const state = await readPageState(page, { chance, secrets });
        return { state, stored: await readStoredData(page) };
      } catch (error) {
        ignoreNewDocument(error);
        await page.waitForLoadState('domcontentloaded');
      }
    }
  }

  /** Returns to the role after a sign-out, or after a sign-in as another role with the development controls. */
  async function comeBack(): Promise<string> {
    if (offline) await connect(false);
    if (state.role) await page.evaluate(() => localStorage.removeItem('hoa:session'));
    await page.goto('/login');
    const order: Role[] = ['resident', 'vendor', 'admin'];
    await page.locator('main fieldset button').nth(order.indexOf(role)).click();
    return `signed in again as ${role}`;
  }

  async function act(): Promise<string> {
    const dice = random.next();
    if (dice < 0.03 && state.canGoBack) return back();
    if (dice < 0.045 && state.canGoForward) return forward();
    if (dice < 0.06) return reload();
    if (dice < 0.08 || (offline && dice < 0.14)) return connect(!offline);
    if (dice < 0.1) return otherTab();
    if (dice < 0.24) return press(random.pick(keys));
    if (state.live && dice < 0.3) return leaveLiveData();
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

  /** Goes offline only after the service worker has cached the portal. */
  async function connect(nowOffline: boolean) {
    if (nowOffline && !isKeptForOffline) await expectCachedOffline(page);
    isKeptForOffline = true;
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

  /** Switches between two tabs: opens the second if there is only one, and closes any others. */
  async function otherTab() {
    tabs = tabs.filter((tab) => !tab.isClosed());
    while (tabs.length > 2) await tabs.pop()?.close();
    let other = tabs.find((tab) => tab !== page);
    if (!other) {
      other = await context.newPage();
      await other.goto(state.path, { waitUntil: 'domcontentloaded' });
    }
    page = other;
    await page.bringToFront();
    return 'switches to the other tab';
  }

  async function use(chance: Random) {
    const { control } = state;
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

  function check({ headings, failure, leaked, role: now }: PageState, stored: StoredData | null) {
    // Offline, the remotes of other roles were never cached; all other checks apply.
    const isOutOfReach = offline && now !== role;
    if (failure && !isOutOfReach) throw new Error(`The page says: ${failure}`);
    if (headings !== 1) throw new Error(`The page has ${headings} titles.`);
    if (faults.all.length > 0) throw new Error(faults.all.join('\n'));
    if (leaked.length > 0) throw new Error(`An internal note can be read: ${leaked.join()}`);
    if (stored) checkStored(stored);
  }

  function checkStored(stored: StoredData) {
    const found = violations(stored);
    if (found.length > 0) throw new Error(found.join('\n'));
    secrets = internalNotes(stored);
  }
}

function focusAt({ x, y }: { x: number; y: number }) {
  const met = document.elementFromPoint(x, y)?.closest('select');
  met?.focus();
}

/** Moves in the browser's history; a page with unsaved text may prevent it. */
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
