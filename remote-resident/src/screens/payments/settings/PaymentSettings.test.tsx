import { PortalError } from '@hoa/portal';
import { expectConsole, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentsScreen } from '../PaymentsScreen.tsx';
import { account, settings } from '../samples.ts';

function open(handlers: Handlers = {}) {
  let kept = settings;
  const gateway = fakeGateway({
    'account.get': () => account,
    'payments.settings': () => kept,
    'payments.saveSettings': (next) => {
      kept = next;
      return next;
    },
    ...handlers,
  });
  return renderScreen(<PaymentsScreen />, { gateway, at: '/payments?tab=settings' });
}

describe('payment settings', () => {
  it.each([
    ['Open Billing Portal', 'Billing portal coming soon!'],
    ['View Statements', 'Statements coming soon!'],
  ])('%s shows that it is coming soon [2.15.2]', async (name, toast) => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByText(toast)).toBeVisible();
  });

  it('are saved on each change', async () => {
    const { user, gateway } = open();
    await user.click(await screen.findByRole('switch', { name: 'Payment reminders' }));
    expect(await screen.findByText('Payment settings updated!')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Payment reminders' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Credit/Debit Card' }));
    expect(gateway.inputsOf('payments.saveSettings')).toEqual([
      { ...settings, paymentReminders: true },
      { ...settings, paymentReminders: true, defaultMethod: 'card' },
    ]);
  });

  it('are reverted when saving fails', async () => {
    expectConsole(/Failed to update settings/);
    const { user } = open({
      'payments.saveSettings': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Email receipts' }));
    expect(await screen.findByText(/^Failed to update settings \(id: \w{8}\)$/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Email receipts' })).toBeChecked();
  });

  it('show a load failure', async () => {
    open({
      'payments.settings': () => {
        throw new PortalError('network');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load payment settings');
  });
});
