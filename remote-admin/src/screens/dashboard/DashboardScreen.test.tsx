import { actors, fakeGateway, renderScreen } from '@hoa/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from './DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([
    import('./overview/OverviewTab.tsx'),
    import('./news/NewsForm.tsx'),
    import('./forums/TopicForm.tsx'),
    import('../../work-item/WorkItemDialog.tsx'),
  ]),
);

const figures = {
  residents: 156,
  openTickets: 23,
  activeNews: 8,
  securityAlerts: 4,
  vendors: 4,
  activeWorkOrders: 8,
  pendingInvoices: 3,
  completedThisMonth: 15,
};

const open = (at = '/admin') =>
  renderScreen(<DashboardScreen />, {
    gateway: fakeGateway({
      'admin.overview': () => figures,
      'news.list': () => ({ items: [], total: 0, all: 0 }),
      'topics.list': () => ({ items: [], total: 0, all: 0 }),
      'vendors.list': () => ({ items: [], total: 0 }),
      'broadcasts.draft.get': () => null,
      'broadcasts.list': () => ({ items: [], total: 0 }),
      'broadcasts.recipientCount': () => ({ count: 156 }),
    }),
    actor: actors.admin,
    at,
  });

describe('the Admin Dashboard', () => {
  it('begins with the Overview among its five tabs', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'News Manager',
      'Forums Manager',
      'Vendor Management',
      'Broadcast',
    ]);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('156')).toBeVisible();
  });

  it.each([
    ['Residents', '156'],
    ['Open Tickets', '23'],
    ['Active News', '8'],
    ['Security Alerts', '4'],
    ['Vendors', '4'],
    ['Active Work Orders', '8'],
    ['Pending Invoices', '3'],
    ['Completed This Month', '15'],
  ])('counts %s as %s', async (label, value) => {
    open();
    const figure = await screen.findByRole('group', { name: label });
    expect(await within(figure).findByText(value)).toBeVisible();
  });

  it('shows the system status', async () => {
    open();
    expect(await screen.findByText('All systems operational')).toBeVisible();
    expect(screen.getByText('Responding')).toBeVisible();
  });

  it('keeps the chosen tab in the address and drops the filters of the previous one', async () => {
    const { user, address } = open('/admin?tab=news&q=gate&status=draft');
    await user.click(screen.getByRole('tab', { name: 'Forums Manager' }));
    expect(address()).toBe('/admin?tab=forums');
    expect(await screen.findByText('No forum topics available yet')).toBeVisible();
  });

  it.each([
    ['Create News', '/admin?tab=news&item=new', 'Create News Item'],
    ['Create Topic', '/admin?tab=forums&item=new', 'Create Topic'],
  ])('opens by %s the dialog of that name', async (action, at, dialog) => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: action }));
    expect(address()).toBe(at);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it('opens the work item form from Create Work Item', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create Work Item' }));
    expect(await screen.findByRole('dialog', { name: 'Create Work Item' })).toBeVisible();
  });

  it('offers to try again when the figures could not be read', async () => {
    const { user, gateway } = renderScreen(<DashboardScreen />, {
      gateway: fakeGateway({
        'admin.overview': () => {
          throw new Error('down');
        },
      }),
      actor: actors.admin,
    });
    expect(await screen.findByText('Failed to load overview')).toBeVisible();
    expect(screen.getByText('Not responding')).toBeVisible();
    gateway.answer({ 'admin.overview': () => figures });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('156')).toBeVisible();
  });
});
