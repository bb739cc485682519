import type { Ticket } from '@hoa/domain';
import { aWorkOrder } from '@hoa/domain/testing';
import { liveDataSet, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { ticketAnswers } from '@hoa/tickets/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { figures } from '../../testing/samples.ts';
import { BoardItemsScreen } from './BoardItemsScreen.tsx';

const leak = aWorkOrder({
  id: 'T-1',
  title: 'Leak',
  status: 'in_progress',
  priority: 'high',
  unit: 'B-2',
});
const gate = aWorkOrder({ id: 'T-2', title: 'Gate', status: 'new', priority: 'low', unit: 'A-10' });
const lamp = aWorkOrder({
  id: 'T-3',
  title: 'Lamp',
  status: 'resolved',
  priority: 'urgent',
  unit: 'A-9',
});

function renderBoard({
  at = '/vendor',
  items = [leak, gate, lamp],
  ...handlers
}: { at?: string; items?: Ticket[] } & Handlers = {}) {
  const gateway = fakeGateway({
    ...ticketAnswers(() => items, 'vendor'),
    'vendorDashboard.get': () => figures,
    ...handlers,
  });
  return renderScreen(<BoardItemsScreen />, { gateway, actor: actors.vendor, at });
}

afterEach(() => vi.restoreAllMocks());

const column = (name: string) => screen.findByRole('region', { name });
const subjects = () =>
  within(screen.getByRole('table', { name: 'Board Items' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(/T-\d+$/, ''));

describe('the figures', () => {
  it('are the four specified ones, with charts that are also tables [2.7.11 2.7.13]', async () => {
    renderBoard();
    const summary = await screen.findByRole('region', { name: 'Key figures' });
    for (const [label, value] of [
      ['Active Work Orders', '3'],
      ['Completed This Month', '12'],
      ['Pending Invoices', '2'],
      ['Total Earnings', '$8,750.00'],
    ] as const) {
      const stat = within(summary).getByRole('group', { name: label });
      expect(await within(stat).findByText(value)).toBeInTheDocument();
    }
    const financials = await screen.findByRole('region', { name: 'Financials' });
    expect(within(financials).getByText('Feb 15, 2025').closest('dd')).toHaveTextContent(
      'Feb 15, 2025 Sample figure',
    );
    expect(within(financials).getByRole('row', { name: 'Jan $1,835' })).toBeInTheDocument();
    const performance = screen.getByRole('region', { name: 'Performance' });
    expect(within(performance).getByText('4.8 of 5')).toBeInTheDocument();
    expect(within(performance).getByText('2.3 hours')).toBeInTheDocument();
  });

  it('of the last six months are the sum of the chart, and a known payment is not marked as a sample', async () => {
    renderBoard({
      'vendorDashboard.get': () => ({
        ...figures,
        totalEarnings: 1_000_000,
        isNextPaymentSample: false,
      }),
    });
    const financials = await screen.findByRole('region', { name: 'Financials' });
    expect(within(financials).getByText('$8,750.00')).toBeInTheDocument();
    expect(within(financials).queryByText('Sample figure')).not.toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'Key figures' });
    expect(await within(summary).findByText('$10,000.00')).toBeInTheDocument();
  });

  it('show a dash for missing values, and zeros', async () => {
    renderBoard({
      'vendorDashboard.get': () => ({
        ...figures,
        totalEarnings: 0,
        rating: null,
        responseTimeHours: null,
        nextPaymentDate: null,
        months: [],
      }),
    });
    const performance = await screen.findByRole('region', { name: 'Performance' });
    expect(within(performance).getAllByText('–')).toHaveLength(2);
    const financials = screen.getByRole('region', { name: 'Financials' });
    expect(within(financials).getByText('–')).toBeInTheDocument();
    expect(within(financials).getByText('$0.00')).toBeInTheDocument();
  });

  it('show an error when they fail to load, but still show the work orders', async () => {
    renderBoard({ 'vendorDashboard.get': () => Promise.reject(new Error('down')) });
    expect(await screen.findByText('Failed to load figures')).toBeInTheDocument();
    expect(await screen.findByText('3 of 3 items')).toBeInTheDocument();
  });
});

describe('the quick actions', () => {
  it.each([
    ['Submit Invoice', 'Open a resolved work order, or Invoices, to submit an invoice.'],
    ['Log Work Hours', 'Logging work hours is coming soon.'],
    ['Update Service Areas', 'Updating service areas is coming soon.'],
  ])('%s answers with a message and changes nothing [2.7.12]', async (name, message) => {
    const { user, gateway } = renderBoard();
    const action = await screen.findByRole('button', { name });
    const before = gateway.calls.length;
    await user.click(action);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(gateway.calls).toHaveLength(before);
  });

  it('Submit Invoice shows a message with a link to the invoices', async () => {
    const { user, address } = renderBoard();
    await user.click(await screen.findByRole('button', { name: 'Submit Invoice' }));
    await user.click(await screen.findByRole('link', { name: 'Open Invoices' }));
    expect(address()).toBe('/vendor/invoices');
  });
});

describe('the board', () => {
  it('has seven columns, and shows which are empty [2.7.14 8.8.7]', async () => {
    renderBoard();
    for (const [name, holds] of [
      ['New', 'Gate'],
      ['In Review', 'No items'],
      ['Waiting', 'No items'],
      ['Assigned', 'No items'],
      ['In Progress', 'Leak'],
      ['Complete', 'Lamp'],
      ['Closed', 'No items'],
    ] as const) {
      expect(within(await column(name)).getByText(holds)).toBeInTheDocument();
    }
  });

  it.each([
    ['an urgent job', [gate, { ...leak, priority: 'urgent' }, lamp], 'In Progress'],
    ['an overdue job', [gate, { ...leak, dueDate: '2020-01-01' }, lamp], 'In Progress'],
    [
      'the first with jobs, as an urgent one that is done does not press',
      [leak, lamp],
      'In Progress',
    ],
  ] as const)('opens on a phone at %s', async (_, items, name) => {
    const phone = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const at = this.tagName === 'SECTION' ? [...(this.parentElement?.children ?? [])] : [];
      return new DOMRect(Math.max(0, at.indexOf(this)) * 300, 0, 300, 100);
    });
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    renderBoard({ items: [...items] });
    await column(name);
    expect(scrollTo).toHaveBeenCalledWith({ left: 4 * 300, behavior: 'instant' });
  });

  it('offers to move a card only where the transition table allows', async () => {
    const { user } = renderBoard();
    await column('New');
    await user.click(screen.getByRole('button', { name: 'Move to… Gate' }));
    const offered = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(offered).toEqual(['In Review', 'Closed']);
  });

  it('moves a card before the server answers, and confirms the new status', async () => {
    let answer: () => void = () => undefined;
    const { user, gateway } = renderBoard({
      'tickets.changeStatus': () =>
        new Promise((resolve) => {
          answer = () => resolve({ ...leak, status: 'resolved' });
        }),
    });
    await column('In Progress');
    await user.click(screen.getByRole('button', { name: 'Move to… Leak' }));
    await user.click(screen.getByRole('menuitem', { name: 'Complete' }));
    expect(await within(await column('Complete')).findByText('Leak')).toBeInTheDocument();
    expect(gateway.inputsOf('tickets.changeStatus')).toMatchObject([
      { ticketId: 'T-1', status: 'resolved' },
    ]);
    await act(async () => {
      gateway.answer(ticketAnswers(() => [{ ...leak, status: 'resolved' }, gate, lamp], 'vendor'));
      answer();
    });
    expect(await screen.findByText('Status updated to Resolved')).toBeInTheDocument();
  });

  it('rolls a refused move back and shows why', async () => {
    expectConsole(/Invalid status transition/);
    const { user } = renderBoard({
      'tickets.changeStatus': () => {
        throw new PortalError('status-transition', { from: 'closed', to: 'resolved' });
      },
    });
    await column('In Progress');
    await user.click(screen.getByRole('button', { name: 'Move to… Leak' }));
    await user.click(screen.getByRole('menuitem', { name: 'Complete' }));
    expect(
      await screen.findByText(/^Invalid status transition from Closed to Resolved \(id: \w{8}\)$/),
    ).toBeInTheDocument();
    await waitFor(async () =>
      expect(within(await column('In Progress')).getByText('Leak')).toBeInTheDocument(),
    );
  });
});

describe('the table', () => {
  const at = '/vendor?view=table';

  it('has the specified columns [2.7.15]', async () => {
    renderBoard({ at });
    const table = within(await screen.findByRole('table', { name: 'Board Items' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Subject',
      'Status',
      'Priority',
      'Updated',
      'Unit',
      'Actions',
    ]);
  });

  it('sorts ascending, descending and not at all, also in the address [2.7.17]', async () => {
    const { user, address } = renderBoard({ at });
    const header = await screen.findByRole('columnheader', { name: 'Priority' });
    const sort = () => user.click(within(header).getByRole('button'));
    expect(subjects()).toEqual(['Leak', 'Gate', 'Lamp']);
    await sort();
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(subjects()).toEqual(['Gate', 'Leak', 'Lamp']));
    expect(address()).toBe('/vendor?view=table&sort=priority');
    await sort();
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(subjects()).toEqual(['Lamp', 'Leak', 'Gate']));
    await sort();
    expect(header).toHaveAttribute('aria-sort', 'none');
    await waitFor(() => expect(subjects()).toEqual(['Leak', 'Gate', 'Lamp']));
    expect(address()).toBe(at);
  });

  it('reads units as people do: A-9 before A-10', async () => {
    renderBoard({ at: `${at}&sort=unit` });
    await screen.findByRole('table', { name: 'Board Items' });
    expect(subjects()).toEqual(['Lamp', 'Gate', 'Leak']);
  });

  it('shows 15 a page, and a sort starts from the first [2.7.18 9.13]', async () => {
    const items = Array.from({ length: 16 }, (_, index) =>
      aWorkOrder({ id: `T-${index + 1}`, title: `Job ${index + 1}` }),
    );
    const { user, address } = renderBoard({ at, items });
    await screen.findByRole('table', { name: 'Board Items' });
    expect(subjects()).toHaveLength(15);
    const pages = screen.getByRole('navigation', { name: 'Pagination' });
    await user.click(within(pages).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(subjects()).toEqual(['Job 16']));
    expect(address()).toBe(`${at}&page=2`);
    await user.click(screen.getByRole('button', { name: 'Subject' }));
    expect(address()).toBe(`${at}&sort=subject`);
  });

  it('opens a work order by the eye of its row [2.7.16]', async () => {
    const { user, address } = renderBoard({
      at,
      'tickets.get': () => gate,
      'tickets.messages': () => ({ items: [], hasEarlier: false }),
      'ticketInvoices.list': () => ({ items: [], total: 0, amount: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Open Gate' }));
    expect(await screen.findByRole('dialog', { name: 'Gate' })).toBeInTheDocument();
    expect(address()).toBe(`${at}&item=T-2`);
  });
});

describe('the filters', () => {
  it('filter the board, count the matches, and are cleared together [2.7.10 8.8.5]', async () => {
    const { user, address } = renderBoard({ at: '/vendor?view=table' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'a-');
    expect(await screen.findByText('2 of 3 items')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'New');
    expect(await screen.findByText('1 of 3 items')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High');
    expect(await screen.findByText('No items match your filters')).toBeInTheDocument();
    expect(address()).toBe('/vendor?view=table&q=a-&status=new&priority=high');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('3 of 3 items')).toBeInTheDocument();
    expect(address()).toBe('/vendor?view=table');
  });

  it('come from the address', async () => {
    renderBoard({ at: '/vendor?view=table&q=lamp' });
    expect(await screen.findByText('1 of 3 items')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
  });
});

describe('without work orders', () => {
  it('shows that none are assigned [8.8.4]', async () => {
    renderBoard({ items: [] });
    expect(await screen.findByText('No work orders assigned')).toBeInTheDocument();
  });

  it('offers to try again when they cannot be loaded', async () => {
    const { user, gateway } = renderBoard({
      'tickets.board': () => Promise.reject(new PortalError('network')),
    });
    expect(await screen.findByText('Failed to load tickets')).toBeInTheDocument();
    gateway.answer(ticketAnswers(() => [leak], 'vendor'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1 of 1 items')).toBeInTheDocument();
  });
});

describe('with sample data switched off', () => {
  it('shows the simple list of requests [7.20]', async () => {
    const gateway = fakeGateway({
      ...ticketAnswers(() => [], 'vendor'),
      'vendorDashboard.get': () => figures,
      'contactSubmissions.list': () => ({
        items: [
          {
            id: 'C-1',
            subject: 'Broken lock',
            status: 'new',
            priority: 'medium',
            updatedAt: '2026-03-02T09:00:00.000Z',
            createdAt: '2026-03-02T09:00:00.000Z',
            unit: 'C-4',
            description: 'The lock jams.',
            category: 'repair',
            vendorUid: 'vendor-1',
            contactInfo: {
              name: 'Riley Resident',
              email: 'resident@example.org',
              phone: '555-0100',
            },
            hoaId: 'default-hoa',
            messageCount: 0,
          },
        ],
        total: 1,
      }),
    });
    const { store } = renderScreen(<BoardItemsScreen />, { gateway, actor: actors.vendor });
    act(() => {
      store.dispatch(liveDataSet(true));
    });
    const row = await screen.findByRole('row', { name: /Broken lock/ });
    expect(row).toHaveTextContent('Medium');
    expect(row).toHaveTextContent('C-4');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
