import type { Actor, Payment } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentsScreen } from './PaymentsScreen.tsx';
import { account, payment, settings, sources, subscription } from './samples.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const payButton = () => screen.getByRole('button', { name: /^Pay/ });
const summary = () => screen.getByRole('region', { name: 'Summary' });
const toasts = () => screen.getByRole('list', { name: 'Toasts' });

/** Renders the screen and waits for its first data. */
async function open(
  handlers: Handlers = {},
  { actor = actors.resident, isLive = false }: { actor?: Actor; isLive?: boolean } = {},
) {
  const gateway = fakeGateway({
    'account.get': () => account,
    'payments.settings': () => settings,
    'payments.sources': () => [...sources],
    'payments.subscription': () => null,
    'payments.history': () => ({ items: [], total: 0 }),
    ...handlers,
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const view = renderScreen(<PaymentsScreen />, { gateway, actor, isLive, user, at: '/payments' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return view;
}

/** Simulated time of the payment provider. */
const slow = (answer: () => Payment) => () =>
  new Promise<Payment>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error);
      }
    }, 2000);
  });

async function type(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(amount());
  if (text !== '') await user.type(amount(), text);
}

it('has four tabs [2.15.1]', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Make Payment',
    'Autopay',
    'History',
    'Settings',
  ]);
});

describe('making a payment', () => {
  it('starts with the usual dues by bank transfer and shows fee, total and arrival [5.39 9.28]', async () => {
    await open();
    await waitFor(() => expect(amount()).toHaveValue('150.00'));
    expect(amount()).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByRole('radio', { name: 'Bank Transfer (ACH)' })).toBeChecked();
    expect(summary()).toHaveTextContent('Fee (flat)$1.50Total$151.50');
    expect(screen.getByText('Fee $1.50 · arrives in 1–2 business days')).toBeVisible();
    expect(summary()).toHaveTextContent('Refunds take 5–10 business days.');
    expect(payButton()).toHaveAccessibleName('Pay $151.50');
    expect(await screen.findByText('Your balance is $150.00.')).toBeVisible();
  });

  it('starts without an amount in an association that has no usual one', async () => {
    await open({ 'association.get': () => ({ timeZone: 'America/Denver' }) });
    expect(await screen.findByText('Your balance is $150.00.')).toBeVisible();
    expect(amount()).toHaveValue('');
    expect(payButton()).toBeDisabled();
  });

  it.each([
    ['an owner', 'owner', 'Your home has no dues account yet'],
    ['a tenant', 'tenant', 'The owner of your home pays its dues'],
  ] as const)(
    'says why %s without an account cannot pay or set up autopay',
    async (_, tenure, reason) => {
      const { user } = await open(
        { 'account.get': () => null },
        { actor: { ...actors.resident, unit: 'A-101', tenure }, isLive: true },
      );
      expect(await screen.findByText(reason)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
      await user.click(screen.getByRole('tab', { name: 'Autopay' }));
      expect(await screen.findByText(reason)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Save Autopay' })).toBeNull();
    },
  );

  it('updates the cost when amount or method changes', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
    expect(summary()).toHaveTextContent('Fee (3.1% + $0.30)$4.95Total$154.95');
    expect(screen.getByText('Fee $4.95 · arrives at once')).toBeVisible();
    await type(user, '20');
    expect(payButton()).toHaveAccessibleName('Pay $20.92');
    await user.click(screen.getByRole('radio', { name: 'Bank Transfer (ACH)' }));
    expect(payButton()).toHaveAccessibleName('Pay $21.50');
  });

  it('starts with the default method of the settings', async () => {
    await open({ 'payments.settings': () => ({ ...settings, defaultMethod: 'card' }) });
    await screen.findByRole('button', { name: 'Pay $154.95' });
    expect(screen.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
  });

  it('names the account or card that is charged', async () => {
    const { user } = await open();
    expect(
      await screen.findByText('Charged to Millbrook Savings checking ending in 6789.'),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
    expect(summary()).toHaveTextContent('Charged to Cardinal ending in 4417.');
  });

  it('names nothing to be charged when nothing is on file', async () => {
    await open({ 'payments.sources': () => [] });
    await screen.findByText('Your balance is $150.00.');
    expect(screen.queryByText(/Charged to/)).not.toBeInTheDocument();
  });

  it('shows what autopay and pending payments will do', async () => {
    const { gateway } = await open({
      'payments.subscription': () => subscription,
      'payments.history': () => ({ items: [payment(1, { status: 'pending' })], total: 1 }),
    });
    expect(
      await screen.findByText(
        'Autopay will draw $151.50 from Millbrook Savings checking ending in 6789 on Dec 3, 2026, in addition to what you pay now.',
      ),
    ).toBeVisible();
    expect(
      await screen.findByText(/^Your payment of \$151\.50 from .+ is pending\. The balance below/),
    ).toBeVisible();
    expect(gateway.inputsOf('payments.history')).toContainEqual({ status: 'pending', limit: 100 });
  });

  it('adds up several pending payments', async () => {
    const pending = [payment(1, { status: 'pending' }), payment(2, { status: 'pending' })];
    await open({ 'payments.history': () => ({ items: pending, total: 2 }) });
    expect(
      await screen.findByText(
        /^2 payments, \$303\.00 in all, are pending\. The balance below is due /,
      ),
    ).toBeVisible();
  });

  it('shows that nothing is due', async () => {
    await open({ 'account.get': () => ({ ...account, balance: 0 }) });
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
  });

  it.each(['', '0', '0.00', '-5', '1.005'])(
    'refuses to pay %j and shows why [5.38]',
    async (text) => {
      const { user, gateway } = await open({ 'payments.pay': () => payment(1) });
      await type(user, text);
      expect(payButton()).toBeDisabled();
      expect(payButton()).toHaveAccessibleDescription('Enter an amount above $0.00 to pay.');
      expect(screen.getByText('Enter an amount above $0.00 to pay.')).toBeVisible();
      expect(payButton()).toHaveAccessibleName('Pay');
      await user.keyboard('{Enter}');
      await user.tab();
      expect(amount()).toHaveAccessibleDescription(
        expect.stringContaining('Valid amount is required'),
      );
      expect(gateway.inputsOf('payments.pay')).toEqual([]);
    },
  );

  it('refuses more than the largest amount and names it', async () => {
    const { user, gateway } = await open({ 'payments.pay': () => payment(1) });
    await type(user, '10,000,000.01');
    await user.tab();
    expect(payButton()).toBeDisabled();
    expect(amount()).toHaveAccessibleDescription(
      expect.stringContaining('Please enter an amount of at most $10,000,000.00'),
    );
    expect(gateway.inputsOf('payments.pay')).toEqual([]);
  });

  it('is sent once, however often it is submitted [8.6.25]', async () => {
    const { user, gateway } = await open({ 'payments.pay': slow(() => payment(1)) });
    const form = payButton().closest('form');
    act(() => {
      // Before React renders again.
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await user.click(payButton());
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Processing your payment…')).toBeVisible();

    // Switching tabs neither cancels nor repeats the payment.
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await user.click(screen.getByRole('tab', { name: 'Make Payment' }));
    await user.click(payButton());
    await act(() => vi.advanceTimersByTimeAsync(2000));

    expect(gateway.inputsOf('payments.pay')).toEqual([{ amount: 15_000, method: 'ach' }]);
    expect(
      within(toasts()).getByText('Payment of $151.50 processed successfully!'),
    ).toBeInTheDocument();
  });

  it('shows the payment, its receipt link and Pay again', async () => {
    const { user, gateway } = await open({ 'payments.pay': () => payment(7) });
    await user.click(payButton());
    const heading = await screen.findByRole('heading', { name: 'Payment sent' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('CH-7')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Receipt' })).toHaveAttribute(
      'href',
      '/payments?tab=history&receipt=payment-7',
    );

    await user.click(screen.getByRole('button', { name: 'Make Another Payment' }));
    await user.click(payButton());
    await screen.findByRole('heading', { name: 'Payment sent' });
    const [first, second] = gateway.requestIdsOf('payments.pay');
    expect(second).not.toBe(first);
  });

  it('keeps its fields after a failure and retries with the same key', async () => {
    expectConsole(/Failed to process payment/);
    const { user, gateway } = await open({
      'payments.pay': () => {
        throw new PortalError('unexpected');
      },
    });
    await type(user, '75.50');
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to process payment');
    expect(amount()).toHaveValue('75.50');

    gateway.answer({ 'payments.pay': () => payment(1, { amount: 7550 }) });
    await user.click(payButton());
    await screen.findByRole('heading', { name: 'Payment sent' });
    const [first, second] = gateway.inputsOf('payments.pay');
    expect(second).toEqual(first);
    const [firstId, secondId] = gateway.requestIdsOf('payments.pay');
    expect(secondId).toBe(firstId);
  });

  it('shows in live mode that it is not implemented yet [8.4.7]', async () => {
    expectConsole(/Live data mode not implemented yet/);
    const { user } = await open({
      'payments.pay': () => {
        throw new PortalError('not-implemented');
      },
    });
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Live data mode not implemented yet',
    );
  });
});

it('names the fees of an association that has others, or none', async () => {
  const association = { timeZone: 'America/Denver', cardFeeRate: 250 };
  const { user } = await open({ 'association.get': () => association });
  await type(user, '100');
  expect(within(summary()).getByText('Fee')).toBeVisible();
  expect(payButton()).toHaveTextContent('Pay $100.00');
  await user.click(screen.getByRole('radio', { name: /Card/ }));
  expect(within(summary()).getByText('Fee (2.5%)')).toBeVisible();
  expect(payButton()).toHaveTextContent('Pay $102.50');
});
