import type { Page } from '@playwright/test';

/** Something that a page will show: a text, or the value of a select. */
export type Shown =
  | { readonly page: Page; readonly text: string }
  | { readonly page: Page; readonly select: string; readonly value: string };

/** Returns the time, by the machine's clock, at which a page shows something; checks every frame. */
export async function shownAt(shown: Shown, timeout = 15_000): Promise<number> {
  const { page, ...wanted } = shown;
  const moment = await page.waitForFunction(
    (sought) => {
      const isThere =
        'text' in sought
          ? document.body.textContent.includes(sought.text)
          : [...document.querySelectorAll('select')].some(
              ({ labels, value }) =>
                value === sought.value &&
                [...labels].some((label) => label.textContent.includes(sought.select)),
            );
      return isThere && Date.now();
    },
    wanted,
    { polling: 'raf', timeout },
  );
  return Number(await moment.jsonValue());
}

/** Measures, in milliseconds, how long each kind of change takes to appear on other people's pages. */
export class Delays {
  readonly #all: { readonly step: string; readonly ms: number }[] = [];

  /** Runs an action and measures the time from its effect on its own page until each of the other pages shows it. */
  async measure(
    step: string,
    act: () => Promise<unknown>,
    { done, seen }: { readonly done: Shown; readonly seen: readonly Shown[] },
  ): Promise<void> {
    const [doneAt, ...seenAt] = await Promise.all([
      shownAt(done),
      ...seen.map((each) => shownAt(each)),
      act(),
    ]);
    for (const at of seenAt.slice(0, seen.length)) {
      this.#all.push({ step, ms: Math.max(0, Number(at) - doneAt) });
    }
  }

  get p95(): number {
    const sorted = this.#all.map(({ ms }) => ms).sort((one, other) => one - other);
    return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  }

  /** One line for each delay, and the 95th percentile. */
  get report(): string {
    const lines = this.#all.map(({ step, ms }) => `${String(ms).padStart(6)} ms  ${step}`);
    return [...lines, `${String(this.p95).padStart(6)} ms  p95 of ${this.#all.length}`].join('\n');
  }
}
