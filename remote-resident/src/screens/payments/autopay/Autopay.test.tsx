import type { Subscription } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import { expectConsole, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentsScreen } from '../PaymentsScreen.tsx';
import { account, settings, sources, subscription } from '../samples.ts';

function open(handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'account.get': () => account,
    'payments.settings': () => settings,
    'payments.subscription': () => subscription,
    'payments.sources': () => [...sources],
    ...handlers,
  });
  return renderScreen(<PaymentsScreen />, { gateway, at: '/payments?tab=autopay' });
}

describe('autopay', () => {
  it('shows amount, frequency, method and next date', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'Your autopay' })).toHaveTextContent(
      [
        'Your autopay$151.50 per payment',
        'Amount$150.00Fees$1.50FrequencyMonthlyNext bill dateDec 3, 2026',
        'Payment methodBank Transfer (ACH)Millbrook Savings checking ending in 6789',
        'Change AutopayTurn Off Autopay',
      ].join(''),
    );
  });

  it('is turned off, and on again by Undo', async () => {
    let kept: Subscription | null = subscription;
    const { user, gateway } = open({
      'payments.subscription': () => kept,
      'payments.turnOffAutopay': () => {
        kept = null;
        return {};
      },
      'payments.saveAutopay': () => {
        kept = subscription;
        return subscription;
      },
    });
    const off = await screen.findByRole('button', { name: 'Turn Off Autopay' });
    await user.click(off);
    expect(await screen.findByText('Autopay turned off!')).toBeVisible();
    const none = await screen.findByText('Autopay is not set up');
    expect(document.activeElement).toContainElement(none);
    expect(off).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Turn Off Autopay' })).toBeVisible();
    expect(gateway.inputsOf('payments.saveAutopay')).toEqual([
      { amount: 15_000, method: 'ach', frequency: 'monthly' },
    ]);
  });

  it('stays on when turning it off fails', async () => {
    expectConsole(/Failed to update autopay/);
    const { user } = open({
      'payments.turnOffAutopay': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn Off Autopay' }));
    expect(await screen.findByText(/Failed to update autopay/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your autopay' })).toBeVisible();
  });

  it('shows the card', async () => {
    const paymentMethod = { type: 'card', cardBrand: 'Cardinal', last4: '4417' } as const;
    open({ 'payments.subscription': () => ({ ...subscription, paymentMethod }) });
    expect(await screen.findByText('Cardinal ending in 4417')).toBeVisible();
  });

  it('shows the cost of a change before saving', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change Autopay' }));
    expect(screen.getByRole('heading', { name: 'Change Autopay' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
    expect(screen.getByRole('region', { name: 'Change Autopay' })).toHaveTextContent(
      'Total$154.95',
    );
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it('shows the form after Change Autopay, and keeps the plan on Cancel', async () => {
    const { user, gateway } = open();
    await user.click(await screen.findByRole('button', { name: 'Change Autopay' }));
    expect(screen.getByRole('button', { name: 'Save Autopay' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Save Autopay' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change Autopay' })).toBeVisible();
    expect(gateway.inputsOf('payments.saveAutopay')).toEqual([]);
  });

  it('saves a change and confirms it', async () => {
    let kept: Subscription = subscription;
    const { user, gateway } = open({
      'payments.subscription': () => kept,
      'payments.saveAutopay': ({ amount, method, frequency }) => {
        kept = { ...kept, amount, frequency, paymentMethod: { type: method, last4: '4417' } };
        return kept;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Autopay' }));
    const frequency = screen.getByRole('combobox', { name: 'Frequency' });
    await user.selectOptions(frequency, 'Quarterly');
    await user.click(screen.getByRole('button', { name: 'Save Autopay' }));
    expect(await screen.findByText('Autopay updated!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Change Autopay' })).toBeNull();
    expect(gateway.inputsOf('payments.saveAutopay')).toEqual([
      { amount: 15_000, method: 'ach', frequency: 'quarterly' },
    ]);
  });

  it('keeps the fields when saving fails', async () => {
    expectConsole(/Live data mode not implemented yet/);
    const { user } = open({
      'payments.subscription': () => null,
      'payments.saveAutopay': () => {
        throw new PortalError('not-implemented');
      },
    });
    expect(await screen.findByText('Autopay is not set up')).toBeVisible();
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '99');
    await user.click(screen.getByRole('button', { name: 'Save Autopay' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Live data mode not implemented yet',
    );
    expect(amount).toHaveValue('99.00');
  });

  it('shows a load failure and loads on Try Again [8.3.8]', async () => {
    const { user, gateway } = open({
      'payments.subscription': () => {
        throw new PortalError('network');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscription');
    gateway.answer({ 'payments.subscription': () => subscription });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Your autopay' })).toBeVisible();
  });
});
