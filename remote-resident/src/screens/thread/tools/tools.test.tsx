import { type Actor, type MessageThread, portalName, type ThreadMessage } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThreadScreen } from '../ThreadScreen.tsx';

const since = '2026-03-10T12:00:00.000Z';
const rae = { uid: actors.resident.uid, displayName: 'Rae Whitcomb', role: 'resident' } as const;
const walt = { uid: 'resident-2', displayName: 'Walt Simmons', role: 'resident' } as const;
const office = { uid: 'office', displayName: 'Cedar Hollow', role: 'system' } as const;

const thread: MessageThread = {
  ...{ id: 'thread-1', subject: 'Tomatoes', type: 'direct', priority: 'normal' },
  participants: [rae, walt],
  ...{ lastActivity: since, lastMessage: 'Too many.', unreadCount: 0, attachments: [] },
};
const toOffice: MessageThread = {
  ...thread,
  participants: [walt, office],
  office: { state: 'waiting', waitingSince: since },
};
const message: ThreadMessage = {
  ...{ id: 'message-1', threadId: 'thread-1', content: 'Too many.', author: walt },
  ...{ createdAt: since, attachments: [], read: true },
};

interface Shown {
  readonly thread?: MessageThread;
  readonly message?: Partial<ThreadMessage>;
  readonly actor?: Actor;
  readonly handlers?: Handlers;
}

function show({ thread: shown = thread, message: changes, actor, handlers }: Shown = {}) {
  const gateway = fakeGateway({
    'threads.get': () => shown,
    'threads.messages': () => ({ items: [{ ...message, ...changes }], hasEarlier: false }),
    'messageDrafts.get': () => null,
    'messageDrafts.save': () => ({}),
    'blocks.list': () => [],
    ...handlers,
  });
  const screenOf = renderScreen(<ThreadScreen />, {
    gateway,
    ...{ actor: actor ?? actors.resident, at: '/messages/thread-1', route: '/messages/:threadId' },
  });
  return { ...screenOf, gateway };
}

const press = (name: string) => screen.findByRole('button', { name });

describe('a conversation between neighbors', () => {
  it('is muted and unmuted', async () => {
    const { user, gateway } = show({ handlers: { 'threads.mute': () => ({}) } });
    await user.click(await press('Mute notifications'));
    expect(gateway.inputsOf('threads.mute')).toEqual([{ threadId: 'thread-1', muted: true }]);
    expect(await screen.findByText(/^You get no notifications/)).toBeVisible();
  });

  it('lets a neighbor be blocked', async () => {
    const { user, gateway } = show({ handlers: { 'blocks.set': () => ({}) } });
    await user.click(await press('Block neighbors'));
    await user.click(await press('Block Walt Simmons'));
    expect(gateway.inputsOf('blocks.set')).toEqual([{ uid: walt.uid, blocked: true }]);
    expect(await screen.findByText('Walt Simmons can no longer write to you.')).toBeVisible();
  });

  it('lets a message of another person be reported, with a reason', async () => {
    const { user, gateway } = show({ handlers: { 'threads.report': () => ({}) } });
    await user.click(await press('Report the message from Walt Simmons'));
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' });
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription('Reason is required');
    await user.type(reason, 'Spam');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    await waitFor(() =>
      expect(gateway.inputsOf('threads.report')).toEqual([
        { threadId: 'thread-1', messageId: 'message-1', reason: 'Spam' },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that a moderator removed a message, which is not reported again', async () => {
    show({ message: { content: '', removed: true } });
    expect(await screen.findByText('A moderator removed this message.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('shows none of these controls in an administrator’s view as the resident', async () => {
    const { gateway } = show({ actor: { ...actors.resident, impersonation: 'view' } });
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Mute|Block|Report)/ })).toBeNull();
    expect(gateway.inputsOf('messageDrafts.get')).toEqual([]);
  });

  it('begins with a reply that was typed on another device', async () => {
    const draft = { toOffice: false, people: [], subject: '', content: 'I take ' };
    show({ handlers: { 'messageDrafts.get': () => draft } });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('I take '));
  });
});

describe('a conversation with the office', () => {
  const bar = async () => within(await screen.findByRole('region', { name: 'Office' }));

  it('shows its writer how far the office is, and no actions', async () => {
    show({ thread: { ...toOffice, participants: [rae, office] } });
    expect((await bar()).getByText('Waiting for an answer')).toBeVisible();
    expect((await bar()).getByText('Nobody has taken it yet')).toBeVisible();
    expect((await bar()).queryByRole('button')).toBeNull();
  });

  it('names the association with the answer of the office', async () => {
    const author = { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' } as const;
    const taken = { takenByUid: author.uid, takenByName: author.displayName };
    show({
      thread: {
        ...toOffice,
        participants: [rae, office],
        office: { state: 'answered', waitingSince: since, ...taken },
      },
      message: { author, office: true },
    });
    const answer = await screen.findByRole('article', { name: /^Ada Moss/ });
    expect(answer).toHaveTextContent(portalName);
    expect((await bar()).getByText('Taken by Ada Moss')).toBeVisible();
  });

  it('is taken once; a second person sees who has it', async () => {
    expectConsole(/has taken this conversation/);
    const { user, gateway } = show({
      thread: toOffice,
      actor: actors.admin,
      handlers: {
        'inbox.assign': () => {
          throw PortalError.refused({ code: 'thread-taken', params: { name: 'Lena Fischer' } });
        },
      },
    });
    await user.click(await press('Take'));
    expect(await screen.findByText(/^Lena Fischer has taken this conversation/)).toBeVisible();
    expect(gateway.inputsOf('inbox.assign')).toEqual([
      { threadId: 'thread-1', to: actors.admin.uid, seen: '' },
    ]);
  });

  it.each([
    ['nobody', undefined, 0],
    ['a colleague', 'admin-2', 0],
    ['the reader', actors.admin.uid, 1],
  ])('is muted by the office only if taken by the reader: by %s', async (_, takenByUid, count) => {
    const office = { state: 'waiting', waitingSince: since, takenByUid } as const;
    show({ thread: { ...toOffice, office }, actor: actors.admin });
    expect(await press('Close conversation')).toBeVisible();
    expect(await screen.findAllByRole('article')).not.toEqual([]);
    expect(screen.queryAllByRole('button', { name: 'Mute notifications' })).toHaveLength(count);
  });

  it('is handed over to a colleague', async () => {
    const lena = { uid: 'admin-2', displayName: 'Lena Fischer' };
    const own = { uid: actors.admin.uid, displayName: 'Ada Moss' };
    const { user, gateway } = show({
      thread: toOffice,
      actor: actors.admin,
      handlers: { 'inbox.colleagues': () => [own, lena], 'inbox.assign': () => ({}) },
    });
    await user.click(await press('Hand over'));
    const dialog = within(await screen.findByRole('dialog'));
    const colleague = await dialog.findByRole('combobox', { name: 'Colleague' });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(colleague).toHaveAccessibleDescription('Please choose a colleague');
    await user.selectOptions(colleague, 'Lena Fischer');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Lena Fischer has the conversation now.')).toBeVisible();
    expect(gateway.inputsOf('inbox.assign')).toEqual([
      { threadId: 'thread-1', to: lena.uid, seen: '' },
    ]);
  });

  it('is closed and reopened', async () => {
    const { user, gateway } = show({
      thread: toOffice,
      actor: actors.admin,
      handlers: { 'inbox.setClosed': () => ({}) },
    });
    await user.click(await press('Close conversation'));
    expect(await screen.findByText('The conversation is closed.')).toBeVisible();
    expect(gateway.inputsOf('inbox.setClosed')).toEqual([{ threadId: 'thread-1', closed: true }]);
  });
});
