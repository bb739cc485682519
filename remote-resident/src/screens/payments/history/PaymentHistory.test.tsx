import type { Payment } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import { fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PaymentsScreen } from '../PaymentsScreen.tsx';
import { account, payment, settings } from '../samples.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const payments = (n: number) => Array.from({ length: n }, (_, index) => payment(index + 1));
const rows = () =>
  within(screen.getByRole('table', { name: 'Payment history' })).getAllByRole('rowheader');

const names = () => rows().map((row) => row.textContent);

/** Returns a handler that answers with a page as an adapter would, sorted by amount if requested. */
function pageOf(history: Payment[]): NonNullable<Handlers['payments.history']> {
  return ({ sort, limit = 10, offset = 0 }) => {
    const sign = sort?.direction === 'desc' ? -1 : 1;
    const items = sort
      ? history.toSorted((one, other) => sign * (one.total - other.total))
      : history;
    return { items: items.slice(offset, offset + limit), total: items.length };
  };
}

async function open(history: Payment[], at = '/payments?tab=history', handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'account.get': () => account,
    'payments.settings': () => settings,
    'payments.history': pageOf(history),
    'payments.get': ({ paymentId }) => {
      const payment = history.find(({ id }) => id === paymentId);
      if (!payment) throw new PortalError('not-found');
      return payment;
    },
    ...handlers,
  });
  const view = renderScreen(<PaymentsScreen />, { gateway, at });
  await screen.findByRole('tab', { name: 'History', selected: true });
  return view;
}

describe('the payment history', () => {
  it('shows an empty state', async () => {
    await open([]);
    expect(await screen.findByText('No payments yet')).toBeVisible();
  });

  it('shows a load failure and loads on Try Again [8.3.8]', async () => {
    const { user, gateway } = await open([], undefined, {
      'payments.history': () => {
        throw new PortalError('network');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load payment history');
    gateway.answer({ 'payments.history': pageOf(payments(1)) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: 'Payment history' })).toBeVisible();
  });

  it('shows a payment with its fee, total, status and confirmation number', async () => {
    await open([payment(1, { method: 'card', fees: 495, total: 15_495, status: 'pending' })]);
    const row = await screen.findByRole('row', { name: /Dues 1/ });
    expect(row).toHaveTextContent(
      'Dues 1Oct 30, 2026Credit/Debit Card$150.00$4.95$154.95PendingCH-1',
    );
  });

  it.each([
    ['completed', 'Completed', 'success'],
    ['pending', 'Pending', 'warning'],
    ['failed', 'Failed', 'danger'],
  ] as const)('marks what is %s as %s [4.40]', async (status, label, tone) => {
    await open([payment(1, { status })]);
    expect(await screen.findByText(label)).toHaveClass(tone);
  });

  it('shows ten per page, with the page in the URL [9.14]', async () => {
    const { user, address } = await open(payments(11));
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toEqual(['Dues 11']));
    expect(address()).toBe('/payments?tab=history&page=2');
  });

  it('sorts by a column ascending, descending and not at all, with the sort in the URL', async () => {
    const { user, address } = await open([
      payment(1, { total: 300 }),
      payment(2, { total: 100 }),
      payment(3, { total: 200 }),
    ]);
    const header = await screen.findByRole('button', { name: /^Total/ });
    await user.click(header);
    await waitFor(() => expect(names()).toEqual(['Dues 2', 'Dues 3', 'Dues 1']));
    expect(address()).toBe('/payments?tab=history&sort=total');
    await user.click(header);
    await waitFor(() => expect(names()).toEqual(['Dues 1', 'Dues 3', 'Dues 2']));
    expect(address()).toBe('/payments?tab=history&sort=total&order=desc');
    await user.click(header);
    expect(address()).toBe('/payments?tab=history');
  });

  it('has receipts for paid payments and none for failed ones', async () => {
    await open([payment(1), payment(2, { status: 'failed', confirmationNumber: '' })]);
    const failed = await screen.findByRole('row', { name: /Dues 2/ });
    expect(within(failed).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Print receipt CH-1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download receipt CH-1' })).toBeVisible();
  });
});

describe('a receipt', () => {
  it('opens by its URL with all details', async () => {
    await open(payments(2), '/payments?tab=history&receipt=payment-2');
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(dialog).toHaveTextContent('Confirmation numberCH-2');
    expect(dialog).toHaveTextContent('Amount$150.00Fee$1.50Total$151.50');
    expect(dialog).toHaveTextContent('Paid byRiley Resident');
  });

  it('closes and keeps the page of the history', async () => {
    const { user, address } = await open(
      payments(11),
      '/payments?tab=history&page=2&receipt=payment-11',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/payments?tab=history&page=2');
  });

  it('opens from another page of the history', async () => {
    await open(payments(11), '/payments?tab=history&receipt=payment-11');
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(dialog).toHaveTextContent('Confirmation numberCH-11');
  });

  it('shows that an unknown receipt was not found', async () => {
    await open(payments(1), '/payments?tab=history&receipt=payment-9');
    expect(await screen.findByText('Receipt not found')).toBeVisible();
  });

  it('prints as a separate page [2.15.3 8.6.26]', async () => {
    const papers: (string | null)[] = [];
    vi.stubGlobal('print', () => {
      papers.push(document.querySelector('body > [data-printed-receipt]')?.textContent ?? null);
      window.dispatchEvent(new Event('afterprint'));
    });
    const { user } = await open(payments(2));
    await user.click(await screen.findByRole('button', { name: 'Print receipt CH-2' }));
    expect(papers).toEqual([expect.stringContaining('Confirmation numberCH-2')]);
    expect(screen.getByText('Receipt sent to printer')).toBeVisible();
    expect(document.querySelector('[data-printed-receipt]')).toBeNull();
  });

  it('downloads as an HTML file [2.15.3 8.6.27]', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:receipt';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await open(payments(1));
    await user.click(await screen.findByRole('button', { name: 'Download receipt CH-1' }));
    expect(names).toEqual(['receipt-CH-1.html']);
    expect(files[0]?.type).toBe('text/html');
    expect(screen.getByText('Receipt downloaded')).toBeVisible();
  });
});
