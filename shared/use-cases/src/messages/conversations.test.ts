import { notificationFilters, threadTypes } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { actorOf, openPortal, sampleRecords } from '../testing/sample-portal.ts';

describe('threads', () => {
  test('a resident sees their own and the broadcasts to them, latest first', async () => {
    const { items: threads } = await openPortal().as('resident').call('threads.list', {});
    expect(threads.map(({ id }) => id)).not.toContain('thread-admin-key');
    expect(threads.map(({ id }) => id)).toContain('thread-broadcast-building-a');
    const activity = threads.map(({ lastActivity }) => Date.parse(lastActivity));
    expect(activity).toEqual(activity.toSorted((a, b) => b - a));
    expect(new Set(threads.map(({ type }) => type))).toEqual(
      new Set(['direct', 'payments', 'broadcast']),
    );
  });

  test('a broadcast to another building never reaches a resident', async () => {
    const neighbour = { ...actorOf('resident'), uid: 'resident-024', unit: 'B-204' };
    const { items: threads } = await openPortal().as(neighbour).call('threads.list', {});
    expect(threads.map(({ id }) => id)).not.toContain('thread-broadcast-building-a');
    expect(threads.map(({ id }) => id)).toContain('thread-broadcast-water');
  });

  test('opening one marks it read, for that person only [4.32 7.7]', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const unread = async () =>
      (await resident.call('threads.get', { threadId: 'thread-lamp' })).unreadCount;
    expect(await unread()).toBe(2);
    const before = await portal.as('admin').call('threads.list', {});
    await resident.call('threads.markRead', { threadId: 'thread-lamp' });
    expect(await unread()).toBe(0);
    const messages = await resident.call('threads.messages', { threadId: 'thread-lamp' });
    expect(messages.items.every(({ read }) => read)).toBe(true);
    expect(await portal.as('admin').call('threads.list', {})).toEqual(before);
  });

  test('a reply moves the thread up and notifies the other person, in another tab', async () => {
    const portal = openPortal();
    portal.wait(1);
    await portal.as('resident').call('threads.reply', {
      threadId: 'thread-parking-pass',
      content: '  She has arrived.  ',
      attachments: [],
    });
    const [first] = (await portal.as('admin').call('threads.list', {})).items;
    expect(first).toMatchObject({
      id: 'thread-parking-pass',
      lastMessage: 'She has arrived.',
      unreadCount: 1,
    });
    const [notice] = (await portal.as('admin').call('notifications.list', {})).items;
    expect(notice).toMatchObject({
      title: 'New message from Rae Whitcomb',
      type: 'message',
      read: false,
      actionUrl: '/messages/thread-parking-pass',
    });
  });

  test.each([
    ['blank', '   ', 'content'],
    ['endless', 'x'.repeat(20_001), 'content'],
  ])('a %s reply is refused', async (_, content, field) => {
    const reply = { threadId: 'thread-plants', content, attachments: [] };
    await expect(openPortal().as('resident').call('threads.reply', reply)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field },
    });
  });

  test('a reply with six attachments is refused', async () => {
    const attachments = Array.from({ length: 6 }, (_, id) => ({
      id: `${id}`,
      name: 'a',
      type: 'b',
    }));
    const reply = { threadId: 'thread-plants', content: 'Hi', attachments };
    await expect(openPortal().as('resident').call('threads.reply', reply)).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  test('the gateway never returns internal fields', async () => {
    const resident = openPortal().as('resident');
    const { items } = await resident.call('threads.list', { type: 'broadcast' });
    const [thread] = items;
    const storedOnly = ['readers', 'messagesCount', 'version'];
    for (const key of storedOnly) expect(thread).not.toHaveProperty(key);
    expect(await resident.call('threads.get', { threadId: thread?.id ?? '' })).toEqual(thread);
  });

  test('are listed in pages and by type, with the unread count of all of them', async () => {
    const resident = openPortal().as('resident');
    const all = await resident.call('threads.list', {});
    expect(all.items).toHaveLength(all.total);
    for (const type of threadTypes) {
      const own = all.items.filter((thread) => thread.type === type);
      const unread = own.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
      expect([type, all.unreadByType[type]]).toEqual([type, unread]);
    }
    expect(all.unread).toBe(all.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0));
    const second = await resident.call('threads.list', { limit: 5, offset: 5 });
    expect(second).toEqual({ ...all, items: all.items.slice(5, 10) });
    const payments = await resident.call('threads.list', { type: 'payments', limit: 2 });
    const expected = all.items.filter(({ type }) => type === 'payments');
    expect(payments).toEqual({ ...all, items: expected.slice(0, 2), total: expected.length });
  });

  test('a reply marks the thread read', async () => {
    const resident = openPortal().as('resident');
    const before = await resident.call('threads.list', {});
    const reply = { threadId: 'thread-lamp', content: 'Thank you', attachments: [] };
    await resident.call('threads.reply', reply);
    const after = await resident.call('threads.list', {});
    expect(after.items[0]).toMatchObject({ id: 'thread-lamp', unreadCount: 0 });
    expect(after.unread).toBe(before.unread - 2);
  });

  test('are read backwards', async () => {
    const resident = openPortal().as('resident');
    const threadId = 'thread-lamp';
    const all = await resident.call('threads.messages', { threadId });
    expect(all.hasEarlier).toBe(false);
    const newest = await resident.call('threads.messages', { threadId, limit: 2 });
    expect(newest).toEqual({ items: all.items.slice(-2), hasEarlier: true });
    const before = newest.items[0]?.createdAt;
    const earlier = await resident.call('threads.messages', { threadId, before });
    expect(earlier).toEqual({ items: all.items.slice(0, -2), hasEarlier: false });
  });
});

describe('an administrator’s view as a resident', () => {
  const viewed = { ...mockActors.resident, impersonation: 'view' } as const;

  test('has no messages between neighbors, nor their files and notices', async () => {
    const portal = openPortal();
    const [own, view] = [portal.as('resident'), portal.as(viewed)];
    const all = await own.call('threads.list', { limit: 100 });
    const shown = await view.call('threads.list', { limit: 100 });
    const hidden = ['thread-walt-bench', 'thread-plants', 'thread-june-supper', 'thread-committee'];
    expect(shown.items).toEqual(all.items.filter(({ id }) => !hidden.includes(id)));
    expect(shown.unread).toBe(shown.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0));
    for (const threadId of hidden) {
      for (const name of ['threads.get', 'threads.messages'] as const) {
        const code = 'thread-not-found';
        await expect(view.call(name, { threadId })).rejects.toMatchObject({ code });
      }
    }
    const file = view.call('files.get', { fileId: 'att-bench-sketch' });
    await expect(file).rejects.toMatchObject({ code: 'not-found' });
    const notices = await view.call('notifications.list', { limit: 100 });
    expect(notices.items.map(({ id }) => id)).not.toContain('notice-walt-bench');
    expect(notices.items.map(({ id }) => id)).toContain('notice-lamp-reply');
  });
});

describe('notifications', () => {
  test('are each person’s own, newest first [7.11]', async () => {
    const portal = openPortal();
    const { items: mine } = await portal.as('resident').call('notifications.list', {});
    const { items: theirs } = await portal.as('admin').call('notifications.list', {});
    expect(mine.length).toBeGreaterThanOrEqual(18);
    const ids = new Set(mine.map(({ id }) => id));
    expect(theirs.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(mine.some((notice) => 'recipients' in notice || 'version' in notice)).toBe(false);
  });

  test('mark all marks the person’s own and leaves the others’ as they were', async () => {
    const portal = openPortal();
    const before = await portal.as('admin').call('notifications.list', {});
    await portal.as('resident').call('notifications.markAllRead', {});
    const mine = await portal.as('resident').call('notifications.list', {});
    expect(mine.items.filter(({ read }) => !read)).toEqual([]);
    expect(mine.unread).toBe(0);
    expect(await portal.as('admin').call('notifications.list', {})).toEqual(before);
  });

  test('a deleted one can be restored unchanged [4.31]', async () => {
    const resident = openPortal().as('resident');
    const before = await resident.call('notifications.list', {});
    const notification = before.items.find(({ id }) => id === 'notice-water');
    if (!notification) throw new Error('The sample notice-water is missing.');
    await resident.call('notifications.delete', { id: notification.id });
    expect((await resident.call('notifications.list', {})).total).toBe(before.total - 1);
    await resident.call('notifications.restore', { id: notification.id });
    expect(await resident.call('notifications.list', {})).toEqual(before);
  });

  test('restoring another person’s returns not-found, as for an unknown one', async () => {
    const portal = openPortal();
    const [theirs] = (await portal.as('admin').call('notifications.list', {})).items;
    if (!theirs) throw new Error('The admin has no sample notifications.');
    for (const id of [theirs.id, 'nobody-knows']) {
      const restored = portal.as('resident').call('notifications.restore', { id });
      await expect(restored).rejects.toMatchObject({ code: 'not-found' });
    }
    expect((await portal.as('admin').call('notifications.list', {})).items[0]).toEqual(theirs);
  });

  test('are listed in pages, newest first', async () => {
    const resident = openPortal().as('resident');
    const all = await resident.call('notifications.list', {});
    expect(all.items).toHaveLength(all.total);
    expect(await resident.call('notifications.list', { limit: 5, offset: 5 })).toEqual({
      ...all,
      items: all.items.slice(5, 10),
    });
    const instants = all.items.map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted().reverse());
  });

  test.each(notificationFilters)('match the filter %s', async (filter) => {
    const resident = openPortal().as('resident');
    const all = await resident.call('notifications.list', {});
    const expected = all.items.filter(
      ({ type, read }) => filter === 'all' || (filter === 'unread' ? !read : type === filter),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await resident.call('notifications.list', { filter })).toEqual({
      items: expected,
      total: expected.length,
      unread: all.items.filter(({ read }) => !read).length,
    });
  });

  test('to all administrators have a separate read and deleted state for each', async () => {
    const portal = openPortal();
    portal.wait(1);
    await portal.as('resident').call('tickets.create', {
      category: 'maintenance',
      location: 'A-101',
      urgency: 'normal',
      description: 'The light flickers.',
      attachments: [],
    });
    const admin = portal.as('admin');
    const colleague = portal.as({ ...actorOf('admin'), uid: 'admin-treasurer' });
    const [notice] = (await admin.call('notifications.list', {})).items;
    if (!notice) throw new Error('The administrators were not told of the ticket.');
    await admin.call('notifications.markRead', { id: notice.id });
    expect((await admin.call('notifications.list', {})).items[0]).toEqual({
      ...notice,
      read: true,
    });
    await admin.call('notifications.delete', { id: notice.id });
    expect((await admin.call('notifications.list', {})).items[0]?.id).not.toBe(notice.id);
    expect(await colleague.call('notifications.list', {})).toEqual({
      items: [notice],
      total: 1,
      unread: 1,
    });
  });

  test('remain correct after a person has read or deleted thousands', async () => {
    const { uid } = mockActors.admin;
    const before = await openPortal().as('admin').call('notifications.list', {});
    const at = (index: number) => new Date(Date.UTC(2020, 0, 1, 0, 0, index)).toISOString();
    const notices = Array.from({ length: 3000 }, (_, index) => ({
      id: `old-${index}`,
      recipients: ['role:admin'],
      title: `Ticket ${index}`,
      message: '',
      type: 'maintenance' as const,
      priority: 'normal' as const,
      read: false,
      createdAt: at(index),
    }));
    // The first ones were deleted first, so that the latest marks are all of read ones.
    const marks = notices.slice(0, 2998).map(({ id }, index) => ({
      id: `${uid}:${id}`,
      uid,
      notificationId: id,
      read: index >= 1000,
      deleted: index < 1000,
      at: at(10_000 + index),
    }));
    const notifications = [...sampleRecords.notifications, ...notices];
    const portal = openPortal({ records: { notifications, notificationMarks: marks } });
    const admin = portal.as('admin');
    const after = await admin.call('notifications.list', {});
    expect(after).toMatchObject({ total: before.total + 2000, unread: before.unread + 2 });
    const last = await admin.call('notifications.list', { offset: after.total - 1 });
    expect(last.items).toMatchObject([{ id: 'old-1000', read: true }]);
    const unread = await admin.call('notifications.list', { filter: 'unread', limit: 100 });
    expect(unread.total).toBe(after.unread);
    expect(unread.items.slice(-2).map(({ id }) => id)).toEqual(['old-2999', 'old-2998']);
    await admin.call('notifications.markAllRead', {});
    expect(await admin.call('notifications.list', {})).toMatchObject({
      total: after.total,
      unread: 0,
    });
    const colleague = portal.as({ ...actorOf('admin'), uid: 'admin-treasurer' });
    expect(await colleague.call('notifications.list', {})).toMatchObject({ unread: 3000 });
  });
});
