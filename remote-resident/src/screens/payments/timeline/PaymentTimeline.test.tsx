import { fakeGateway, type Handlers, renderScreen } from '@hoa/shared/testing';
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
      'AutopayDec 3, 2026Millbrook Savings checking ending in 6789$151.50Coming',
      expect.stringMatching(/^Balance dueDec \d, 2026\$150\.00(Due|Overdue)$/),
      'Dues 1Oct 30, 2026Bank Transfer (ACH)$151.50PendingReceipt CH-1',
      'Dues 2Oct 29, 2026Bank Transfer (ACH)$151.50CompletedReceipt CH-2',
      'Dues 3Oct 28, 2026Bank Transfer (ACH)$151.50Failed',
    ]);
    expect(screen.queryByRole('link', { name: 'All payments' })).toBeNull();
  });

  it.each([
    ['2199-01-01T12:00:00Z', 'Due'],
    ['2020-01-01T12:00:00Z', 'Overdue'],
  ])('calls a balance payable on %s %s', async (dueDate, state) => {
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
    await screen.findByText('Refunds take 5–10 business days.');
    await screen.findByRole('button', { name: 'Pay $151.50' });
    await expect
      .poll(() => screen.queryByRole('region', { name: 'Due, coming and paid' }))
      .toBeNull();
  });
});

describe('the summary', () => {
  it('explains the fee of the chosen method', async () => {
    const { user } = open();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent(
      'The fee is the same for every amount. By card it would be $4.95.',
    );
    await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
    expect(summary).toHaveTextContent(
      '3.1% of $150.00 is $4.65, plus $0.30 for each payment. A bank transfer would cost $1.50.',
    );
  });
});
