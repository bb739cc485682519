import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/portal.ts';
import { isProof } from '../../fixtures/proof.ts';
import { everyRoute, expectAtRest, goWithin } from '../../pages/every-route.ts';

/** A small phone, and 400 % zoom of a window of 1280 × 1024. */
const phone = { width: 360, height: 780 };
const sizes = [phone, { width: 320, height: 256 }];

test.use({ trace: 'off' });

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test.describe(role, () => {
    test.use({ role });

    // The fixture fails this test for any violation of the security policy.
    test(`every route of a ${role} is accessible on a phone, and fits it and 400% zoom in every language`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(role === 'vendor' ? '/vendor' : '/');
      await expectAtRest(page);
      const found: string[] = [];
      // German has the longest words; a proof reads every language.
      for (const language of isProof ? await languagesOf(page) : ['en', 'de']) {
        await speak(page, language);
        // English is tested in both sizes; other languages, whose words are longer, only in the smallest.
        for (const size of language === 'en' ? sizes : sizes.slice(1)) {
          await page.setViewportSize(size);
          for (const [index, address] of everyRoute[role].entries()) {
            await goWithin(page, address);
            if (size === phone) {
              // Elements that only a phone shows, such as the bottom bar, are on every page, so their colors are
              // checked once.
              await test.step(address, () =>
                expectAccessible(page, index === 0 ? 'page' : 'page without colors'),
              );
            }
            const wrong = await page.evaluate(whatIsWrong, language);
            found.push(...wrong.map((one) => `${address} ${language} ${size.width}: ${one}`));
          }
        }
      }
      expect(found).toEqual([]);
    });

    test(`every route of a ${role} fits a phone and a desktop when its text is twice as large`, async ({
      page,
      browserName,
    }) => {
      test.skip(
        browserName === 'firefox',
        'Playwright sets the default size of text in Chromium alone',
      );
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const found: string[] = [];
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        // A page that is resized while it is open takes a moment to be laid out again.
        await page.goto(role === 'vendor' ? '/vendor' : '/');
        await expectAtRest(page);
        for (const address of everyRoute[role]) {
          await goWithin(page, address);
          const wrong = [
            ...(await page.evaluate(whatIsWrong, 'en')),
            ...(await page.evaluate(whatIsHidden)),
          ];
          found.push(...wrong.map((one) => `${address} ${size.width}: ${one}`));
        }
      }
      expect(found).toEqual([]);
    });
  });
}

/** Reads the languages from the registry, whose labels exist in each of them. */
async function languagesOf(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/remotes.json');
  const { remotes } = (await answer.json()) as { remotes: { area: Record<string, string> }[] };
  return Object.keys(remotes[0]?.area ?? {});
}

/** Simulates choosing the language in another tab. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('hoa:language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'hoa:language' }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

function whatIsWrong(language: string): string[] {
  const wrong: string[] = [];
  const { documentElement: root } = document;
  if (root.lang !== language) wrong.push(`is in ${root.lang}`);
  const beside = root.scrollWidth - root.clientWidth;
  if (beside > 0) wrong.push(`scrolls sideways by ${beside} px: ${widest()}`);
  for (const animation of document.getAnimations()) {
    const length = Number(animation.effect?.getComputedTiming().activeDuration ?? 0);
    if (length > 1) wrong.push(`moves for ${length} ms`);
  }
  // React will update this text later, but the browser's translation may have replaced the text node by then.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isKept = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isKept && text.textContent?.trim()) {
      wrong.push(`“${text.textContent}” shares an element with other content`);
    }
  }
  return wrong;

  function widest() {
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const last = wide.at(-1);
    return `${last?.localName}.${last?.className} “${last?.textContent.slice(0, 40)}”`;
  }
}

/**
 * Returns the words and controls of the header and the heading that are covered, and controls that no scrolling brings
 * into view.
 */
function whatIsHidden(): string[] {
  const { clientWidth } = document.documentElement;
  const header = document.querySelector('header');
  const inHeader = [...(header?.querySelectorAll('a, button, span, p') ?? [])].filter(isShown);
  const overlaps = inHeader.flatMap((one) => {
    const own = one.getBoundingClientRect();
    const other = inHeader.find((two) => {
      if (one.contains(two) || two.contains(one)) return false;
      const { left, right, top, bottom } = two.getBoundingClientRect();
      const width = Math.min(own.right, right) - Math.max(own.left, left);
      const height = Math.min(own.bottom, bottom) - Math.max(own.top, top);
      return width > 1 && height > 1;
    });
    return other ? [`“${nameOf(one)}” and “${nameOf(other)}” overlap in the header`] : [];
  });
  const outside = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter(isShown)
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !scrolls(one);
    })
    .map((one) => `“${nameOf(one)}” lies outside the screen`);
  const covered = [...document.querySelectorAll('main h1')]
    .filter((heading) => {
      const { left, top, bottom } = heading.getBoundingClientRect();
      const at = document.elementFromPoint(left + 1, (top + bottom) / 2);
      return at !== null && !heading.closest('main')?.contains(at);
    })
    .map((heading) => `“${nameOf(heading)}” is covered`);
  return [...overlaps, ...outside, ...covered];

  function isShown(one: Element): boolean {
    return one.checkVisibility({ opacityProperty: true }) && !isClipped(one);
  }

  function isClipped(one: Element): boolean {
    const { clipPath } = getComputedStyle(one);
    return (
      clipPath === 'inset(50%)' || (one.parentElement !== null && isClipped(one.parentElement))
    );
  }

  function scrolls(one: Element): boolean {
    const { parentElement: parent } = one;
    if (parent === null || parent === document.body) return false;
    return /auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent);
  }

  function nameOf(one: Element) {
    return one.getAttribute('aria-label') ?? (one.textContent.slice(0, 40) || one.localName);
  }
}
