import type { Page } from '@playwright/test';
import { test as base, expect, signInAs } from '../../fixtures/portal.ts';
import { mark, sampleTexts, siteInPseudoLanguage } from '../../fixtures/pseudo-language.ts';
import { type ServedSite, serveSite } from '../../fixtures/served-site.ts';
import type { Role } from '../../fixtures/sign-in.ts';
import { everyRoute, expectAtRest, goWithin } from '../../pages/every-route.ts';

/** Names, email addresses, ticket numbers, file names, and the names of languages. */
const names =
  /Cedar Hollow|Ctrl K|Rae Whitcomb|Vern Castillo|Ada Moss|[\w.-]+@[\w.-]*|\b(TKT|INV|CH)-?\w+|[\w-]+\.(pdf|png|jpg|jpeg|docx?|xlsx?|txt|ics)\b|English|Español|Français|Deutsch/g;

/** Words in dates and times that Intl formats in French. */
const dates =
  /(?<!\p{L})(il y a|dans|à l’instant|maintenant|hier|aujourd’hui|demain|avant-hier|après-demain|dernier|dernière|prochaine?|jours?|heures?|minutes?|secondes?|semaines?|mois|ans?|min|sem|janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|janvier|février|avril|juillet|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim|Ko|Mo|octets?|USD)(?!\p{L})\.?/giu;

/** The site in the pseudo-language, shared by all roles. */
const test = base.extend<object, { served: ServedSite }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const site = await siteInPseudoLanguage();
      const served = await serveSite(site.folder);
      await use(served);
      await served.close();
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ served }, use) => use(served.origin),
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
] as const;

test.use({ trace: 'off' });

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test(`every text a ${role} meets comes from messages, and none is cut off when it is longer`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signInAs(page, role);
    const samples = withoutWeekdays(`${await sampleTexts()}\n${await neighbours(page, role)}`);
    await page.evaluate(() => localStorage.setItem('hoa:language', 'fr'));
    await page.goto(role === 'vendor' ? '/vendor' : '/');
    await expect(page.getByText(mark).first()).toBeVisible();
    const found: string[] = [];
    // Excludes the catalog of the kit, whose texts are for developers.
    for (const address of everyRoute[role].filter((path) => !path.startsWith('/design'))) {
      await goWithin(page, address);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectAtRest(page);
        const { texts, cut } = await page.evaluate(whatIsThere);
        const bare = texts.filter((text) => !text.includes(mark) && !isData(text, samples));
        found.push(...bare.map((text) => `${address}: “${text}” is not from messages`));
        found.push(...cut.map((text) => `${address} ${size.width}: “${text}” is cut off`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

/** Returns the text of the list of residents, whose generated names are in no file. */
async function neighbours(page: Page, role: Role): Promise<string> {
  if (role !== 'admin') return '';
  await page.goto('/admin?show=residents');
  const rows = page.getByRole('dialog').getByRole('rowheader');
  await expect(rows).toHaveCount(25);
  return (await rows.allTextContents()).join('\n');
}

/** Sample texts name weekdays by their distance from today, such as `{weekdayAhead2}`. */
function withoutWeekdays(text: string): string {
  return text.replace(/\{weekdayAhead\d\}|\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'DAY');
}

function isData(text: string, samples: string): boolean {
  // One text may contain several names or tags; a leading colon or dot separates data from the words before it.
  const parts = withoutWeekdays(text)
    .replace(/^[:·] /, '')
    .split(/[,#]/)
    .map((part) => part.trim());
  if (parts.every((part) => samples.includes(part))) return true;
  return !/\p{L}{3}/u.test(text.replace(names, ' ').replace(dates, ' '));
}

function whatIsThere(): { texts: string[]; cut: string[] } {
  const texts = new Set<string>();
  const cut: string[] = [];
  const add = (text: string | null) => {
    const words = text?.replace(/\s+/g, ' ').trim();
    if (words) texts.add(words);
  };
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    if (one.closest('script, style, svg') || !one.checkVisibility()) continue;
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      add(one.getAttribute(attribute));
    }
    const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    for (const node of own) add(node.textContent);
    if (own.some((node) => node.textContent?.trim()) && isCut(one)) {
      cut.push(one.textContent.trim().slice(0, 60));
    }
  }
  return { texts: [...texts], cut };

  function isCut(one: HTMLElement) {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    if (!hides || textOverflow === 'ellipsis' || clipPath !== 'none') return false;
    return one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
  }
}
