import { fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentsScreen } from '../PaymentsScreen.tsx';
import { account, payment, settings, sources, subscription } from '../samples.ts';

function open(handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'account.get': () => account,
    'payments.settings': () => settings,
    'payments.sources': () => [...sources],
    'payments.subscription': () => subscription,
    'payments.history': () => ({ items: [], total: 0 }),
    ...handlers,
  });
  return renderScreen(<PaymentsScreen />, { gateway, at: '/payments' });
}

const timeline = () => screen.findByRole('region', { name: 'Due, coming and paid' });
const rows = async () =>
  within(await timeline())
    .findAllByRole('listitem')
    .then((items) => items.map(({ textContent }) => textContent));

describe('the timeline of payments', () => {
  it('shows what is coming, due and paid, the latest first', async () => {
    open({
      'payments.subscription': () => ({
        ...subscription,
        amount: 7_500,
        totalAmount: 7_650,
        nextBillDate: '2026-11-20',
      }),
      'payments.history': ({ status }) =>
        status
          ? { items: [], total: 0 }
          : {
              items: [
                payment(1, { status: 'pending' }),
                payment(2),
                payment(3, { status: 'failed', confirmationNumber: '' }),
              ],
              total: 3,
            },
    });
    expect(await rows()).toEqual([
      'AutopayNov 20, 2026Millbrook Savings checking ending in\u00a06789$76.50Coming',
      expect.stringMatching(/^Balance dueDec \d, 2026\$150\.00(Due|Overdue)$/),
      'Dues 1Oct 30, 2026Bank Transfer (ACH)$151.50PendingReceipt CH-1',
      'Dues 2Oct 29, 2026Bank Transfer (ACH)$151.50CompletedReceipt CH-2',
      'Dues 3Oct 28, 2026Bank Transfer (ACH)$151.50Failed',
    ]);
    expect(screen.queryByRole('link', { name: 'All payments' })).toBeNull();
  });

  it('shows one row for a balance that autopay pays', async () => {
    open();
    expect(await rows()).toEqual([
      expect.stringMatching(
        /^Balance dueDec \d, 2026Autopay pays it on December\u00a03 \(\$151\.50 with the fee\)\$150\.00(Due|Overdue)$/,
      ),
    ]);
  });

  it.each([
    ['2199-01-01', 'Due'],
    ['2020-01-01', 'Overdue'],
  ] as const)('calls a balance payable on %s %s', async (dueDate, state) => {
    open({
      'account.get': () => ({ ...account, dueDate }),
      'payments.subscription': () => null,
    });
    expect(await rows()).toEqual([expect.stringMatching(new RegExp(`\\$150\\.00${state}$`))]);
  });

  it('opens the receipt of a row in place', async () => {
    const { user, address } = open({
      'payments.history': () => ({ items: [payment(1)], total: 12 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Receipt CH-1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(dialog).toHaveTextContent('Confirmation numberCH-1');
    expect(address()).toBe('/payments?receipt=payment-1');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/payments');
    expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute(
      'href',
      '/payments?tab=history',
    );
  });

  it('is not there when nothing is due, coming or paid', async () => {
    open({ 'account.get': () => null, 'payments.subscription': () => null });
    await screen.findByRole('button', { name: 'Pay $151.50' });
    await expect
      .poll(() => screen.queryByRole('region', { name: 'Due, coming and paid' }))
      .toBeNull();
  });
});
