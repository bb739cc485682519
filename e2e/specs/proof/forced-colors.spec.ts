import { expect, test } from '../../fixtures/portal.ts';
import { expectAtRest } from '../../pages/every-route.ts';
import { reach } from '../../pages/keyboard.ts';

/** Screens of each kind: cards, forms, a board, tables and a drawer. */
const screens = {
  resident: ['/', '/tickets/TKT-1020', '/payments'],
  vendor: ['/vendor', '/vendor?item=TKT-1027', '/vendor/invoices'],
  admin: ['/tickets?view=kanban&priority=high', '/admin?tab=news'],
} as const;

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test.describe(role, () => {
    test.use({ role });

    test(`a ${role} finds buttons, fields and the focus in forced colors`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ forcedColors: 'active' });
      for (const address of screens[role]) {
        await page.goto(address);
        await expectAtRest(page);
        expect(await page.evaluate(withoutEdge), `at ${address}`).toEqual([]);
      }
      // Every stop on the way must show the focus.
      await reach(page, page.getByRole('main').getByRole('button').last());
    });
  });
}

/** Returns fields and filled buttons whose edge disappears with their color. */
function withoutEdge(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"]), [class*="_primary_"], [class*="_danger_"]',
  );
  return [...fields]
    .filter((one) => one.checkVisibility() && !hasEdge(one) && !hasEdge(one.parentElement))
    .map((one) => `${one.localName}.${one.className} “${one.textContent.slice(0, 40)}”`);

  function hasEdge(one: Element | null) {
    if (!one) return false;
    const { borderBottomStyle, borderBottomWidth, outlineStyle } = getComputedStyle(one);
    const isDrawn = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0;
    return isDrawn || outlineStyle !== 'none';
  }
}
