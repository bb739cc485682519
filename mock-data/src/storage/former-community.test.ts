import { createMemoryStorage } from '@hoa/api';
import type { Role } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { noDelays } from '../delays.ts';
import { mockActors } from '../mock-actors.ts';
import { createMockGateway } from '../mock-gateway.ts';
import { testNow } from '../testing/open-gateway.ts';
import { migrateFormerChanges } from './former-changes.ts';
import { memoryChangeStores } from './memory-change-store.ts';
import type { StorageNotice } from './notice.ts';

const rae = { uid: 'resident-1', displayName: 'Rae Whitcomb', role: 'resident' };
const ada = { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' };
const sentAt = '2026-03-10T09:00:00.000Z';
const repliedAt = '2026-03-10T10:00:00.000Z';
const audience = { type: 'building', value: 'A' };

const scaffold = {
  id: 'thread-scaffold',
  subject: 'Scaffold',
  type: 'broadcast',
  priority: 'high',
  participants: [ada],
  lastActivity: repliedAt,
  lastMessage: 'Until when?',
  attachments: [],
  audience,
};
const message = (id: string, author: object, createdAt: string) => ({
  id,
  threadId: scaffold.id,
  content: 'Until when?',
  author,
  createdAt,
  attachments: [],
});
const broadcast = {
  id: 'broadcast-1',
  threadId: scaffold.id,
  subject: 'Scaffold',
  message: 'From tomorrow.',
  audience,
  priority: 'high',
  sendNotification: true,
  sendEmail: false,
  sentBy: ada.uid,
  sentAt,
  recipientCount: 52,
  idempotencyKey: 'first',
};
const notice = {
  id: 'notice-own',
  title: 'Lamp',
  message: 'It is on order.',
  type: 'message',
  priority: 'normal',
  read: false,
  createdAt: sentAt,
};

/** Stores records in each collection's former format, and opens this release's portal on them. */
async function takenOver(kept: Readonly<Record<string, readonly object[]>>) {
  const storage = createMemoryStorage();
  for (const [collection, changed] of Object.entries(kept)) {
    const text = JSON.stringify({ version: 1, changed, removed: [] });
    storage.setItem(`hoa:v1:${collection}`, text);
  }
  const stores = memoryChangeStores();
  await migrateFormerChanges(storage, stores.local);
  const notices: StorageNotice[] = [];
  const as = (role: Role) =>
    createMockGateway({
      session: () => mockActors[role],
      stores,
      now: () => testNow,
      delays: noDelays,
      onNotice: (told) => notices.push(told),
      locks: undefined,
    });
  return { as, notices };
}

describe('a conversation that an earlier release kept', () => {
  const kept = {
    threads: [scaffold],
    threadMessages: [message('first', ada, sentAt), message('second', rae, repliedAt)],
    threadReadings: [{ id: `admin-1:${scaffold.id}`, readAt: sentAt }],
  };

  it('keeps each participant’s unread count, and is visible only to its audience', async () => {
    const { as, notices } = await takenOver(kept);
    const threadId = scaffold.id;
    const unreadOf = async (role: Role) =>
      (await as(role).call('threads.get', { threadId })).unreadCount;
    expect([await unreadOf('resident'), await unreadOf('admin')]).toEqual([0, 1]);
    await expect(as('vendor').call('threads.get', { threadId })).rejects.toMatchObject({
      code: 'thread-not-found',
    });
    const messages = await as('admin').call('threads.messages', { threadId });
    expect(messages.items.map(({ id, read }) => [id, read])).toEqual([
      ['first', true],
      ['second', false],
    ]);
    await as('admin').call('threads.markRead', { threadId });
    expect(await unreadOf('admin')).toBe(0);
    expect(notices).toEqual([]);
  });

  it('that is in the samples counts sample and new messages as unread', async () => {
    const { as: fresh } = await takenOver({});
    const threadId = 'thread-lamp';
    const before = await fresh('resident').call('threads.messages', { threadId });
    const reply = { ...message('reply', ada, repliedAt), threadId };
    const { unreadCount: _, ...thread } = await fresh('resident').call('threads.get', { threadId });
    const { as } = await takenOver({
      threads: [{ ...thread, lastActivity: repliedAt }],
      threadMessages: [reply],
      threadReadings: [{ id: `resident-1:${threadId}`, readAt: before.items[0]?.createdAt ?? '' }],
    });
    const own = before.items.filter(({ author }) => author.uid === 'resident-1');
    const after = await as('resident').call('threads.get', { threadId });
    expect(after.unreadCount).toBe(before.items.length + 1 - own.length);
  });
});

describe('a notification that an earlier release kept', () => {
  it('reaches its recipient, or every administrator', async () => {
    const { as, notices } = await takenOver({
      notifications: [
        { ...notice, recipientUid: 'resident-1' },
        { ...notice, id: 'notice-admins', recipientUid: 'role:admin' },
      ],
    });
    const idsOf = async (role: Role) =>
      (await as(role).call('notifications.list', { limit: 100 })).items.map(({ id }) => id);
    expect(await idsOf('resident')).toContain('notice-own');
    expect(await idsOf('admin')).toContain('notice-admins');
    expect(await idsOf('resident')).not.toContain('notice-admins');
    expect(notices).toEqual([]);
  });

  it('of a broadcast keeps each recipient’s read and deleted state, and is hidden from its sender', async () => {
    const told = async (marks: readonly object[], role: Role) => {
      const { as, notices } = await takenOver({
        broadcasts: [broadcast],
        broadcastNoticeMarks: marks,
      });
      const { items } = await as(role).call('notifications.list', { limit: 100 });
      expect(notices).toEqual([]);
      return items.find(({ id }) => id === 'broadcast-1');
    };
    const mark = { id: 'resident-1:broadcast-1', read: true, deleted: false };
    expect(await told([], 'resident')).toMatchObject({
      title: 'Scaffold',
      read: false,
      actionUrl: `/messages/${scaffold.id}`,
    });
    expect(await told([mark], 'resident')).toMatchObject({ read: true });
    expect(await told([{ ...mark, deleted: true }], 'resident')).toBeUndefined();
    expect(await told([], 'admin')).toBeUndefined();
  });
});

it('news that an earlier release kept is shown inside its window', async () => {
  const item = (id: string, publishAt: string) => ({
    id,
    title: id,
    content: 'Words',
    category: 'general',
    priority: 'normal',
    pinned: true,
    urgent: true,
    author: 'Ada Moss',
    date: sentAt,
    publishAt,
    attachments: [],
    published: true,
  });
  const { as, notices } = await takenOver({
    news: [item('now', '2026-03-10'), item('later', '2026-03-11')],
  });
  const { items } = await as('resident').call('announcements.list', {});
  expect(items[0]?.id).toBe('now');
  expect(items.map(({ id }) => id)).not.toContain('later');
  expect(notices).toEqual([]);
});

it('records with an invalid structure are set aside', async () => {
  const { as, notices } = await takenOver({
    threads: [{ id: 'thread-lamp', participants: 7 }],
    threadReadings: [{ id: 'resident-1:thread-lamp', readAt: 'soon' }],
  });
  expect((await as('resident').call('threads.list', {})).total).toBeGreaterThan(0);
  expect(new Set(notices.map(({ code }) => code))).toEqual(new Set(['storage-damaged']));
});
