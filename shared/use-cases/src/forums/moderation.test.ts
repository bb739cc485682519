import type { Input } from '@hoa/api';
import { describe, expect, test } from 'vitest';
import { ownRecord } from '../own-record.ts';
import { actorOf, openPortal } from '../testing/sample-portal.ts';

const topicId = 'topic-security-lights';
const chosen = { tags: [], mergedInto: '' };

/** Opens a portal; `topicId` is a topic of the author. */
function openForums() {
  const portal = openPortal();
  const people = {
    author: portal.as('resident'),
    neighbor: portal.as({ ...actorOf('resident'), uid: 'resident-7' }),
    moderator: portal.as({ ...actorOf('admin'), permissions: ['forums'] }),
  };
  const log = async () => (await people.neighbor.call('moderation.list', {})).items;
  return { portal, ...people, log };
}

describe('a hidden topic', () => {
  test('is read only by its author, with the reason, and by moderators', async () => {
    const { author, neighbor, moderator, log } = openForums();
    const { title } = await author.call('topics.get', { topicId });
    const hide = { topicId, action: 'hide', reason: 'Names a child', ...chosen } as const;
    await moderator.call('topics.moderate', hide);
    for (const person of [author, moderator]) {
      expect(await person.call('topics.get', { topicId })).toMatchObject({
        title,
        withheld: 'hidden',
        reason: 'Names a child',
      });
      const { items } = await person.call('topics.withheld', {});
      expect(items.map(({ id }) => id)).toEqual([topicId]);
    }
    const { items } = await neighbor.call('topics.list', { search: title, limit: 100 });
    expect(items).toEqual([]);
    for (const name of ['topics.get', 'topics.comments', 'topics.updates'] as const) {
      await expect(neighbor.call(name, { topicId })).rejects.toMatchObject({
        code: 'topic-hidden',
      });
    }
    const told = await author.call('notifications.list', { filter: 'forum', limit: 1 });
    expect(told.items[0]).toMatchObject({ title: `Hidden: ${title}`, message: 'Names a child' });
    const [entry] = await log();
    expect(entry).toMatchObject({ kind: 'topic-hidden', reason: 'Names a child' });
    expect(JSON.stringify(entry)).not.toContain(title);
    expect(JSON.stringify(entry)).not.toContain('resident-1');
  });

  test('is shown again to everyone, and named in the log again', async () => {
    const { portal, neighbor, moderator, log } = openForums();
    for (const action of ['hide', 'show'] as const) {
      portal.wait(1);
      await moderator.call('topics.moderate', { topicId, action, reason: 'Mistake', ...chosen });
    }
    const topic = await neighbor.call('topics.get', { topicId });
    expect(topic).not.toHaveProperty('withheld');
    expect(topic).not.toHaveProperty('reason');
    expect((await log()).map(({ kind, topic: named }) => [kind, named?.title])).toEqual([
      ['topic-shown', topic.title],
      ['topic-hidden', topic.title],
    ]);
    const again = { topicId, action: 'show', reason: '', ...chosen } as const;
    await expect(moderator.call('topics.moderate', again)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

test('a hidden comment keeps its place; others read neither its text nor the reason [36]', async () => {
  const { author, neighbor, moderator, log, portal } = openForums();
  const comment = { topicId, content: 'A nasty word' };
  const { id: commentId } = await neighbor.call('comments.add', comment);
  const told = async () =>
    JSON.stringify((await author.call('notifications.list', { filter: 'forum' })).items);
  expect(await told()).toContain('nasty');
  await moderator.call('comments.moderate', { commentId, reason: 'Rude' });
  expect(await told()).not.toContain('nasty');
  const mails = portal.jobs.flatMap((job) =>
    job.type === 'notification-mail' ? [job.notificationId] : [],
  );
  const kept = await portal.read(({ notifications }) => notifications.getMany(mails));
  expect(JSON.stringify(kept)).not.toContain('nasty');
  const shownTo = async (person: typeof author) => {
    const { items } = await person.call('topics.comments', { topicId });
    return items.find(({ id }) => id === commentId);
  };
  expect(await shownTo(author)).toMatchObject({ content: '', hiddenAt: expect.any(String) });
  expect(await shownTo(author)).not.toHaveProperty('hiddenReason');
  for (const person of [neighbor, moderator]) {
    expect(await shownTo(person)).toMatchObject({ content: 'A nasty word', hiddenReason: 'Rude' });
  }
  portal.wait(1);
  await moderator.call('comments.moderate', { commentId });
  expect(await shownTo(author)).toMatchObject({ content: 'A nasty word' });
  expect((await log()).map(({ kind }) => kind)).toEqual(['comment-shown', 'comment-hidden']);
});

test('a deleted comment or topic is in no notification and no unsent mail', async () => {
  const { neighbor, moderator, portal } = openForums();
  const { id: commentId } = await neighbor.call('comments.add', { topicId, content: 'A secret' });
  const reply = { topicId, content: 'No secret', parentId: commentId };
  await moderator.call('comments.add', reply);
  await neighbor.call('comments.add', { topicId, content: 'A lamp' });
  const quoted = async () => {
    const about = { hasAny: [topicId] };
    const found = await portal.read(({ notifications }) =>
      notifications.find({ where: { about } }),
    );
    return new Set(found.map(({ message }) => message.replace(/^.*: /, '')));
  };
  expect(await quoted()).toEqual(new Set(['A secret', 'No secret', 'A lamp']));
  await neighbor.call('comments.delete', { commentId });
  expect(await quoted()).toEqual(new Set(['A lamp']));
  await moderator.call('topics.delete', { topicId });
  expect(await quoted()).toEqual(new Set());
});

test('the own data of a person whom a hidden comment mentions has only its id', async () => {
  const [topic] = await openForums().portal.read(({ topics }) => topics.getMany([topicId]));
  if (!topic) throw new Error('There is no topic.');
  const comment = {
    ...{ id: 'c1', topicId, content: 'A nasty word, @Ada', createdAt: '2026-03-01', version: 1 },
    author: { uid: 'resident-7', displayName: 'Ben', role: 'resident' as const },
    mentions: [{ uid: 'resident-1', displayName: 'Ada' }],
  };
  const of = (changes: object, uid: string, ofTopic: object = {}) =>
    ownRecord(
      { collection: 'comments', record: { ...comment, ...changes } },
      [{ ...actorOf('resident'), uid }],
      { tickets: new Map(), topics: new Map([[topicId, { ...topic, ...ofTopic }]]) },
    );
  const hidden = { hiddenAt: '2026-03-02', hiddenReason: 'Rude' };
  expect(of(hidden, 'resident-1')).toEqual({ id: 'c1' });
  expect(of(hidden, 'resident-7')).toMatchObject({ content: 'A nasty word, @Ada' });
  expect(of({}, 'resident-1')).toMatchObject({ content: 'A nasty word, @Ada' });
  const hiddenTopic = { withheld: 'hidden', author: { ...topic.author, uid: 'resident-9' } };
  expect(of({}, 'resident-1', hiddenTopic)).toEqual({ id: 'c1' });
  expect(of({}, 'resident-7', hiddenTopic)).toMatchObject({ content: 'A nasty word, @Ada' });
});

test('a merged topic leads to the other one, which has its text, comments and updates', async () => {
  const { author, neighbor, moderator, log } = openForums();
  const into = 'topic-snow';
  const before = await neighbor.call('topics.get', { topicId });
  const target = await neighbor.call('topics.get', { topicId: into });
  const { items: moved } = await neighbor.call('topics.comments', { topicId });
  await moderator.call('topics.postUpdate', { topicId, content: 'Ordered' });
  const merge = {
    topicId,
    action: 'merge',
    reason: 'Same',
    tags: [],
    mergedInto: into,
  } satisfies Input<'topics.moderate'>;
  await moderator.call('topics.moderate', merge);
  expect(await neighbor.call('topics.get', { topicId })).toMatchObject({
    withheld: 'merged',
    mergedInto: into,
    title: '',
    description: '',
    commentsCount: 0,
  });
  const { items } = await neighbor.call('topics.comments', { topicId: into });
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(moved.map(({ id }) => id)));
  const own = items.find(({ content }) => content.includes(before.description));
  expect(own).toMatchObject({ author: { uid: 'resident-1' }, createdAt: before.createdAt });
  expect(await author.call('topics.get', { topicId: into })).toMatchObject({
    commentsCount: target.commentsCount + moved.length + 1,
    updatesCount: target.updatesCount + before.updatesCount + 1,
  });
  expect(items).toHaveLength(target.commentsCount + moved.length + 1);
  const listed = await neighbor.call('topics.list', { search: before.title, limit: 100 });
  expect(listed.items).toEqual([]);
  expect(await log()).toMatchObject([{ kind: 'topic-merged', into: { id: into } }]);
  const { title, description, tags } = before;
  for (const change of [
    author.call('topics.edit', { topicId, title, description, tags: [...tags] }),
    author.call('topics.withdraw', { topicId }),
  ]) {
    await expect(change).rejects.toMatchObject({ code: 'topic-locked' });
  }
  const backwards = { ...merge, topicId: into, mergedInto: topicId };
  await expect(moderator.call('topics.moderate', backwards)).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a topic is moved to other tags and locked, with a reason', async () => {
  const { portal, neighbor, moderator, log } = openForums();
  const move = { topicId, action: 'move', reason: 'Fits', tags: [' lights', ''], mergedInto: '' };
  await moderator.call('topics.moderate', { ...move, action: 'move' });
  portal.wait(1);
  const lock = { topicId, action: 'lock', reason: 'Settled', ...chosen } as const;
  await moderator.call('topics.moderate', lock);
  expect(await neighbor.call('topics.get', { topicId })).toMatchObject({
    tags: ['lights'],
    locked: true,
  });
  expect(await log()).toMatchObject([
    { kind: 'topic-locked', reason: 'Settled' },
    { kind: 'topic-moved', reason: 'Fits', tags: ['lights'] },
  ]);
  await expect(
    moderator.call('topics.moderate', { ...lock, action: 'hide', reason: ' ' }),
  ).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'reason' } });
});

test('the log names the office of the moderator, and what others of them delete', async () => {
  const { portal, moderator, log } = openForums();
  const { uid } = actorOf('admin');
  await portal.unitOfWork.write(portal.association, async ({ repositories }) => {
    for (const held of await repositories.memberships.find({ where: { uid, role: 'admin' } })) {
      repositories.memberships.put({ ...held, office: 'editor' });
    }
  });
  await moderator.call('comments.delete', { commentId: 'topic-welcome-comment-1' });
  portal.wait(1);
  await moderator.call('topics.delete', { topicId });
  expect((await log()).map(({ kind, office, topic }) => [kind, office, topic?.id])).toEqual([
    ['topic-deleted', 'editor', undefined],
    ['comment-deleted', 'editor', 'topic-welcome'],
  ]);
});
