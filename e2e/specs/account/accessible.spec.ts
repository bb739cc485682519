import { expect, expectAccessible, test } from '../../fixtures/portal.ts';

test.use({ role: 'resident' });

/** An address, and what is on it once it is there. */
const places: Record<string, string> = {
  '/': 'Development controls',
  '/payments': 'Your balance is $150.00.',
  '/payments?tab=autopay': 'Your autopay',
  '/payments?tab=history': 'Page 1 of 3',
  '/payments?tab=history&receipt=payment-028': 'Paid by',
  '/payments?tab=settings': 'Email receipts',
  '/profile': 'Member since',
  '/profile?tab=notifications': 'What you are told of',
  '/profile?tab=privacy': 'Show unit',
  '/profile?tab=appearance': 'Follows your device.',
  '/menu': 'Everything you can open in the portal.',
  '/search?q=pool': 'You asked for “pool”.',
  '/design': 'Colors by role',
  '/design?group=actions': 'Props of Button',
  '/design?group=fields': 'Props of TextField',
  '/design?group=feedback': 'Props of Alert',
  '/design?group=navigation': 'Props of Tabs',
  '/design?group=overlays': 'Props of Dialog',
  '/design?group=layout': 'Props of Card',
  '/design?group=collections': 'Props of DataTable',
};

for (const [address, sign] of Object.entries(places)) {
  test(`${address} is accessible in both themes and never scrolls sideways @phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByText(sign, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
}
