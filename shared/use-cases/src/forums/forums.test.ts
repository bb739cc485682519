import { exampleInputs } from '@hoa/use-cases/testing';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

describe('topics', () => {
  test('are listed pinned first, then by last activity [9.20]', async () => {
    const { items: topics } = await openPortal().as('resident').call('topics.list', { limit: 100 });
    const order = topics.map(({ pinned, lastActivity }) => [
      pinned ? 0 : 1,
      -Date.parse(lastActivity),
    ]);
    expect(order).toEqual(order.toSorted(([p = 0, a = 0], [q = 0, b = 0]) => p - q || a - b));
  });

  test('every operation returns topic-not-found for an unknown one', async () => {
    const resident = openPortal().as('resident');
    for (const name of [
      'topics.get',
      'topics.updates',
      'topics.comments',
      'topics.recordView',
    ] as const) {
      await expect(resident.call(name, { topicId: 'nowhere' })).rejects.toMatchObject({
        code: 'topic-not-found',
        message: 'Topic not found',
      });
    }
  });

  test('count a view', async () => {
    const resident = openPortal().as('resident');
    const views = async () =>
      (await resident.call('topics.get', { topicId: 'topic-snow' })).viewsCount;
    const before = await views();
    await resident.call('topics.recordView', { topicId: 'topic-snow' });
    expect(await views()).toBe(before + 1);
  });

  test('are opened by residents where the association lets them', async () => {
    const { as } = openPortal({ settings: { topicOpeners: 'residents' } });
    const topic = { title: 'Chess', description: 'Thursdays?', tags: ['games', ' '] };
    const created = await as('resident').call('topics.create', topic);
    expect(created).toMatchObject({
      ...topic,
      tags: ['games'],
      status: 'open',
      pinned: false,
      commentsCount: 0,
      author: { uid: 'resident-1' },
    });
    expect(await as('admin').call('topics.get', { topicId: created.id })).toMatchObject({
      title: 'Chess',
      tags: ['games'],
    });
    const byVendor = as('vendor').call('topics.create', topic);
    await expect(byVendor).rejects.toMatchObject({ code: 'admins-only' });
    await as('admin').call('association.save', {
      ...exampleInputs['association.save'],
      topicOpeners: 'admins',
    });
    const refused = as('resident').call('topics.create', topic);
    await expect(refused).rejects.toMatchObject({ code: 'admins-only' });
  });

  test('a new one starts open and empty with its tags tidied', async () => {
    const admin = openPortal().as('admin');
    const topic = await admin.call('topics.save', {
      title: 'Sledges',
      description: 'Who has one?',
      tags: [' winter ', '', 'winter', 'families'],
    });
    expect(topic).toMatchObject({
      tags: ['winter', 'families'],
      status: 'open',
      commentsCount: 0,
      author: { displayName: 'Ada Moss', role: 'admin' },
    });
  });

  test('an edited one keeps its comments, its author and its last activity', async () => {
    const admin = openPortal().as('admin');
    const { isFollowing: _, ...before } = await admin.call('topics.get', {
      topicId: 'topic-footpath',
    });
    const change = { id: before.id, title: 'The footpath', description: 'Brick?', tags: [] };
    expect(await admin.call('topics.save', change)).toEqual({
      ...before,
      title: 'The footpath',
      description: 'Brick?',
      tags: [],
    });
  });

  test('is deleted with its updates and comments', async () => {
    const portal = openPortal();
    await portal.as('admin').call('topics.delete', { topicId: 'topic-footpath' });
    await expect(
      portal.as('admin').call('comments.delete', { commentId: 'topic-footpath-comment-1' }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  test('an update is counted and shown newest first [7.12]', async () => {
    const portal = openPortal();
    portal.wait(1);
    const { updatesCount } = await portal
      .as('admin')
      .call('topics.get', { topicId: 'topic-footpath' });
    await portal
      .as('admin')
      .call('topics.postUpdate', { topicId: 'topic-footpath', content: ' Quotes in. ' });
    const resident = portal.as('resident');
    const topic = await resident.call('topics.get', { topicId: 'topic-footpath' });
    const updates = await resident.call('topics.updates', { topicId: 'topic-footpath' });
    const [newest] = updates.items;
    expect(updates.total).toBe(topic.updatesCount);
    expect(newest).toMatchObject({ content: 'Quotes in.', author: { displayName: 'Ada Moss' } });
    expect(topic).toMatchObject({
      updatesCount: updatesCount + 1,
      lastActivity: newest?.createdAt,
    });
  });
});

describe('the list of topics', () => {
  test('is returned in pages', async () => {
    const resident = openPortal().as('resident');
    const all = await resident.call('topics.list', { limit: 100 });
    expect([all.total, all.all]).toEqual([all.items.length, all.items.length]);
    expect(all.total).toBeGreaterThan(10);
    expect(await resident.call('topics.list', { offset: 10 })).toEqual({
      ...all,
      items: all.items.slice(10, 20),
    });
  });

  test('is filtered by tag, status and words, and sorted', async () => {
    const admin = openPortal().as('admin');
    const { items, all } = await admin.call('topics.list', { limit: 100 });
    const [tag = ''] = items[0]?.tags ?? [];
    const byTag = items.filter(({ tags }) => tags.includes(tag));
    expect(await admin.call('topics.list', { tag, limit: 100 })).toEqual({
      items: byTag,
      total: byTag.length,
      all,
    });
    const name = items[0]?.author.displayName ?? '';
    const expected = items.filter(
      ({ author, status }) => author.displayName === name && status === 'open',
    );
    const sort = { column: 'comments', direction: 'desc' } as const;
    const found = await admin.call('topics.list', {
      status: 'open',
      search: name.toUpperCase(),
      sort,
      limit: 100,
    });
    const counts = found.items.map(({ commentsCount }) => commentsCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(found.items)).toEqual(new Set(expected));
    expect(found.total).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(0);
  });

  test('has every tag in use once, by name', async () => {
    const resident = openPortal().as('resident');
    const { items } = await resident.call('topics.list', { limit: 100 });
    const tags = new Set(items.flatMap((topic) => topic.tags));
    expect(await resident.call('topics.tags', {})).toEqual(
      [...tags].sort((one, other) => one.localeCompare(other)),
    );
  });
});

describe('comments', () => {
  test('are read backwards, each with its replies [7.12]', async () => {
    const resident = openPortal().as('resident');
    const topicId = 'topic-footpath';
    const all = await resident.call('topics.comments', { topicId });
    const comments = all.items.filter(({ parentId }) => parentId === undefined);
    expect(comments.length).toBeGreaterThan(2);
    const newest = await resident.call('topics.comments', { topicId, limit: 2 });
    const shown = newest.items.filter(({ parentId }) => parentId === undefined);
    expect(shown).toEqual(comments.slice(-2));
    const ids = new Set(shown.map(({ id }) => id));
    const withReplies = all.items.filter(({ id, parentId = id }) => ids.has(parentId));
    expect(newest).toEqual({ items: withReplies, hasEarlier: true });
    const before = newest.items[0]?.createdAt;
    const earlier = await resident.call('topics.comments', { topicId, before });
    expect(earlier.hasEarlier).toBe(false);
    expect(earlier.items.length + newest.items.length).toBe(all.items.length);
  });

  test('move their topic up and are counted', async () => {
    const portal = openPortal();
    portal.wait(1);
    const resident = portal.as('resident');
    const before = await resident.call('topics.get', { topicId: 'topic-snow' });
    const comment = await resident.call('comments.add', {
      topicId: 'topic-snow',
      content: ' Salt! ',
    });
    expect(comment).toMatchObject({ content: 'Salt!', author: { uid: 'resident-1' } });
    expect(await resident.call('topics.get', { topicId: 'topic-snow' })).toMatchObject({
      commentsCount: before.commentsCount + 1,
      lastActivity: comment.createdAt,
    });
  });

  test('a reply to a reply is shown under the same comment', async () => {
    const reply = await openPortal().as('resident').call('comments.add', {
      topicId: 'topic-snow',
      content: 'Thank you',
      parentId: 'topic-snow-comment-4',
    });
    expect(reply.parentId).toBe('topic-snow-comment-3');
  });

  test('notify the author of the topic or the parent comment once, and never their own author', async () => {
    const portal = openPortal();
    const told = async (role: 'resident' | 'admin') => {
      const filter = { filter: 'forum', limit: 100 } as const;
      const { items } = await portal.as(role).call('notifications.list', filter);
      return items.filter(({ id }) => id.startsWith('id-'));
    };
    // The topic and the comment are the resident's.
    const topicId = 'topic-security-lights';
    const own = await portal.as('resident').call('comments.add', { topicId, content: 'Mine' });
    expect(await told('resident')).toEqual([]);
    const answer = { topicId, content: 'Thank you', parentId: own.id };
    await portal.as('admin').call('comments.add', answer);
    portal.wait(1);
    await portal.as('admin').call('comments.add', { topicId, content: 'Well done' });
    expect(await told('resident')).toMatchObject([
      {
        title: 'New comment: Dark corner by the bicycle shed',
        message: 'Ada Moss: Well done',
        actionUrl: `/forums/${topicId}`,
      },
      {
        title: 'New reply: Dark corner by the bicycle shed',
        message: 'Ada Moss: Thank you',
        read: false,
      },
    ]);
    expect(await told('admin')).toEqual([]);
  });

  test('a reply to a comment of another topic is refused', async () => {
    const reply = { topicId: 'topic-snow', content: 'Hi', parentId: 'topic-welcome-comment-1' };
    await expect(openPortal().as('resident').call('comments.add', reply)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('their author edits them once [9.23]', async () => {
    const resident = openPortal().as('resident');
    const edit = { commentId: 'topic-footpath-comment-8', content: 'Brick.' };
    expect(await resident.call('comments.edit', edit)).toHaveProperty('editedAt');
    await expect(resident.call('comments.edit', edit)).rejects.toMatchObject({
      code: 'comment-edited-once',
    });
  });

  test.each([
    [5, 'ok'],
    [6, 'comment-window-over'],
  ])('%i minutes after the sample was read: %s', async (minutes, answer) => {
    const portal = openPortal();
    const resident = portal.as('resident');
    await resident.call('topics.comments', { topicId: 'topic-footpath' });
    portal.wait(minutes);
    const edit = resident.call('comments.edit', {
      commentId: 'topic-footpath-comment-8',
      content: 'Brick.',
    });
    expect(
      await edit.then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    ).toBe(answer);
  });

  test('are deleted with their replies, and the topic’s last activity is that of the remaining comments', async () => {
    const admin = openPortal().as('admin');
    await admin.call('comments.delete', { commentId: 'topic-snow-comment-3' });
    const { items: left } = await admin.call('topics.comments', { topicId: 'topic-snow' });
    expect(left.map(({ id }) => id)).toEqual(['topic-snow-comment-1', 'topic-snow-comment-2']);
    expect(await admin.call('topics.get', { topicId: 'topic-snow' })).toMatchObject({
      commentsCount: 2,
      lastActivity: left[1]?.createdAt,
    });
  });

  test('blank ones are refused', async () => {
    const comment = { topicId: 'topic-snow', content: ' \n ' };
    await expect(openPortal().as('resident').call('comments.add', comment)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'content' },
    });
  });
});
