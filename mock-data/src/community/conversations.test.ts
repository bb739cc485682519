import { describe, expect, test } from 'vitest';
import { actorOf, openPortal } from './testing/open-portal.ts';

describe('threads', () => {
  test('a resident sees their own and the broadcasts to them, latest first', async () => {
    const threads = await openPortal().as('resident').call('threads.list', {});
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
    const threads = await openPortal().as(neighbour).call('threads.list', {});
    expect(threads.map(({ id }) => id)).not.toContain('thread-broadcast-building-a');
    expect(threads.map(({ id }) => id)).toContain('thread-broadcast-water');
  });

  test('opening one leaves nothing unread in it, for that person alone', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const unread = async () =>
      (await resident.call('threads.get', { threadId: 'thread-lamp' })).unreadCount;
    expect(await unread()).toBe(2);
    const before = await portal.as('admin').call('threads.list', {});
    await resident.call('threads.markRead', { threadId: 'thread-lamp' });
    expect(await unread()).toBe(0);
    const messages = await resident.call('threads.messages', { threadId: 'thread-lamp' });
    expect(messages.every(({ read }) => read)).toBe(true);
    expect(await portal.as('admin').call('threads.list', {})).toEqual(before);
  });

  test('a reply moves the thread up and tells the other, in another tab', async () => {
    const portal = openPortal();
    portal.wait(1);
    await portal.as('resident').call('threads.reply', {
      threadId: 'thread-parking-pass',
      content: '  She has arrived.  ',
      attachments: [{ id: 'a', name: 'car.png', type: 'image/png' }],
    });
    const [first] = await portal.as('admin').call('threads.list', {});
    expect(first).toMatchObject({
      id: 'thread-parking-pass',
      lastMessage: 'She has arrived.',
      unreadCount: 1,
      attachments: [{ id: 'a', name: 'car.png' }],
    });
    const [notice] = await portal.as('admin').call('notifications.list', {});
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

  test('six attachments are one too many', async () => {
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

  test('what keeps the reader apart from others never leaves the gateway', async () => {
    const [thread] = await openPortal().as('resident').call('threads.list', {});
    expect(thread).not.toHaveProperty('audience');
  });
});

describe('notifications', () => {
  test('are each person’s own, newest first', async () => {
    const portal = openPortal();
    const mine = await portal.as('resident').call('notifications.list', {});
    const theirs = await portal.as('admin').call('notifications.list', {});
    expect(mine.length).toBeGreaterThanOrEqual(18);
    const ids = new Set(mine.map(({ id }) => id));
    expect(theirs.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(mine.some((notice) => 'recipientUid' in notice)).toBe(false);
  });

  test('mark all leaves none unread here and all of the others’ as they were', async () => {
    const portal = openPortal();
    const before = await portal.as('admin').call('notifications.list', {});
    await portal.as('resident').call('notifications.markAllRead', {});
    const mine = await portal.as('resident').call('notifications.list', {});
    expect(mine.filter(({ read }) => !read)).toEqual([]);
    expect(await portal.as('admin').call('notifications.list', {})).toEqual(before);
  });

  test('a deleted one comes back as it was', async () => {
    const resident = openPortal().as('resident');
    const before = await resident.call('notifications.list', {});
    const notification = before.find(({ id }) => id === 'notice-water');
    if (!notification) throw new Error('The sample notice-water is missing.');
    await resident.call('notifications.delete', { id: notification.id });
    expect(await resident.call('notifications.list', {})).toHaveLength(before.length - 1);
    await resident.call('notifications.restore', { notification });
    expect(await resident.call('notifications.list', {})).toEqual(before);
  });

  test('restoring never takes over somebody else’s', async () => {
    const portal = openPortal();
    const [theirs] = await portal.as('admin').call('notifications.list', {});
    if (!theirs) throw new Error('The admin has no sample notifications.');
    const restore = portal.as('resident').call('notifications.restore', { notification: theirs });
    await expect(restore).rejects.toMatchObject({ code: 'not-found' });
    expect((await portal.as('admin').call('notifications.list', {}))[0]).toEqual(theirs);
  });
});
