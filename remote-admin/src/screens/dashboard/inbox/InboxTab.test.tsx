import type { MessageReport, MessageThread } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InboxTab } from './InboxTab.tsx';

const since = '2026-03-10T12:00:00.000Z';
const thread: MessageThread = {
  ...{ id: 'thread-1', subject: 'A key for the shed', type: 'direct', priority: 'normal' },
  participants: [{ uid: 'resident-1', displayName: 'Rae Whitcomb', role: 'resident' }],
  ...{ lastActivity: since, lastMessage: 'Who has one?', unreadCount: 1, attachments: [] },
  office: { state: 'waiting', waitingSince: since },
};
const report: MessageReport = {
  ...{ id: 'report-1', threadId: 'thread-2', messageId: 'message-1', subject: 'Cheap roofs' },
  message: {
    author: { uid: 'resident-1', displayName: 'Rae Whitcomb', role: 'resident' },
    ...{ content: 'Buy a roof.', createdAt: since, attachments: [] },
  },
  reason: 'An advertisement',
  reportedBy: { uid: 'resident-2', displayName: 'Walt Simmons' },
  ...{ at: since, state: 'open' },
};

function show(at = '/admin?tab=inbox', handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'inbox.list': ({ filter }) => {
      const items = filter === 'open' ? [thread] : [];
      return {
        ...{ items, total: items.length },
        counts: { open: 1, mine: 0, answered: 0, closed: 0 },
      };
    },
    'reports.list': ({ isOpen }) => ({ items: isOpen ? [report] : [], total: 1, open: 1 }),
    'reports.decide': () => ({}),
    ...handlers,
  });
  return { ...renderScreen(<InboxTab />, { gateway, actor: actors.admin, at }), gateway };
}

describe('the office’s inbox', () => {
  it('lists who waits, since when and who has taken it', async () => {
    show();
    const row = await screen.findByRole('row', { name: /A key for the shed/ });
    expect(row).toHaveTextContent('Rae Whitcomb');
    expect(row).toHaveTextContent('Nobody yet');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/messages/thread-1');
    expect(screen.getByRole('radio', { name: 'Open (1)' })).toBeChecked();
  });

  it('keeps the list in the URL', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('radio', { name: 'Mine' }));
    expect(await screen.findByText('You have taken nothing')).toBeVisible();
    expect(address()).toBe('/admin?tab=inbox&list=mine');
  });
});

describe('reported messages', () => {
  const at = '/admin?tab=inbox&list=reports';

  it('are shown as they were, and kept', async () => {
    const { user, gateway } = show(at);
    const article = await screen.findByRole('article', { name: /Rae Whitcomb/ });
    expect(article).toHaveTextContent('Buy a roof.');
    expect(article).toHaveTextContent('Reason: An advertisement');
    await user.click(within(article).getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('The message stays.')).toBeVisible();
    expect(gateway.inputsOf('reports.decide')).toEqual([
      { reportId: 'report-1', decision: 'kept' },
    ]);
  });

  it('are removed after a confirmation, which names who has decided before', async () => {
    expectConsole(/has decided/);
    const { user } = show(at, {
      'reports.decide': () => {
        throw PortalError.refused({ code: 'report-decided', params: { name: 'Ada Moss' } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove message' }));
    const question = screen.getByRole('alertdialog', { name: 'Remove this message?' });
    await user.click(within(question).getByRole('button', { name: 'Remove message' }));
    expect(await screen.findByText(/^Ada Moss has decided this already/)).toBeVisible();
    expect(question).toBeVisible();
  });
});
