import { aWorkOrder } from '@hoa/domain/testing';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { ticketAnswers } from '@hoa/tickets/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoardItemsScreen } from '../screens/board-items/BoardItemsScreen.tsx';
import { InvoicesScreen } from '../screens/invoices/InvoicesScreen.tsx';
import { anInvoice, figures } from '../testing/samples.ts';

/** Late in the evening of December 24 in New York. */
const lateInstant = new Date('2026-12-25T04:30:00.000Z');
const dueToday = aWorkOrder({ id: 'T-1', title: 'Gate', dueDate: '2026-12-24' });
const overdue = aWorkOrder({ id: 'T-2', title: 'Lamp', dueDate: '2026-12-23' });
const invoice = anInvoice({ dueDate: '2026-12-24' });

const gateway = () =>
  fakeGateway({
    ...ticketAnswers(() => [dueToday, overdue], 'vendor'),
    'association.get': () => ({ timeZone: 'America/New_York' }),
    'vendorDashboard.get': () => figures,
    'invoices.list': () => ({ items: [invoice], total: 1 }),
    'invoices.totals': () => ({
      pending: 0,
      paidThisMonth: 0,
      paid: 0,
      count: 1,
      countByStatus: { draft: 1, submitted: 0, approved: 0, paid: 0, rejected: 0 },
    }),
  });

const rowOf = async (title: string) =>
  (await screen.findByText(title, {}, { timeout: 10_000 })).closest('tr');

/** Shows the due dates of work orders and invoices in a reader's time zone: they are days of the association. */
export function expectDays(timeZone: string): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: lateInstant }));
  afterEach(() => void vi.useRealTimers());

  it(`runs in ${timeZone}`, () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  });

  it('shows which work order is overdue, and which is due today', async () => {
    renderScreen(<BoardItemsScreen />, {
      gateway: gateway(),
      actor: actors.vendor,
      at: '/vendor?view=table',
    });
    expect(await rowOf('Lamp')).toHaveTextContent('Overdue');
    const gate = await rowOf('Gate');
    await waitFor(() => expect(gate).not.toHaveTextContent('Overdue'));
  });

  it('shows when an invoice is due', async () => {
    renderScreen(<InvoicesScreen />, {
      gateway: gateway(),
      actor: actors.vendor,
      at: '/vendor/invoices',
    });
    expect(await screen.findByText('Dec 24')).toBeVisible();
  });
}
