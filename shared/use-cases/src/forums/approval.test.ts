import { describe, expect, test } from 'vitest';
import { actorOf, openPortal } from '../testing/sample-portal.ts';

const topic = { title: 'Chess', description: 'Thursdays?', tags: ['games'] };

/** Opens a portal whose topics wait for approval, with one by the resident. */
async function withWaitingTopic() {
  const portal = openPortal({ settings: { topicOpeners: 'residents-after-approval' } });
  const people = {
    author: portal.as('resident'),
    neighbor: portal.as({ ...actorOf('resident'), uid: 'resident-7' }),
    moderator: portal.as('admin'),
  };
  const { id: topicId } = await people.author.call('topics.create', topic);
  const idsFor = async (person: keyof typeof people, list: 'topics.list' | 'topics.withheld') =>
    (await people[person].call(list, { limit: 100 })).items.map(({ id }) => id);
  const told = async (person: keyof typeof people) => {
    const { items } = await people[person].call('notifications.list', { filter: 'forum' });
    return items.filter(({ id }) => id.startsWith('id-')).map(({ title }) => title);
  };
  return { portal, ...people, topicId, idsFor, told };
}

describe('a topic that waits for approval', () => {
  test('is read only by its author and moderators, in lists and by its address', async () => {
    const { topicId, idsFor, author, moderator, neighbor, told } = await withWaitingTopic();
    expect(await idsFor('author', 'topics.withheld')).toEqual([topicId]);
    expect(await idsFor('moderator', 'topics.withheld')).toEqual([topicId]);
    expect(await idsFor('neighbor', 'topics.withheld')).toEqual([]);
    for (const person of ['author', 'moderator', 'neighbor'] as const) {
      expect(await idsFor(person, 'topics.list')).not.toContain(topicId);
    }
    expect(await neighbor.call('topics.tags', {})).not.toContain('games');
    const found = await neighbor.call('topics.list', { search: 'chess' });
    expect([found.total, found.items]).toEqual([0, []]);
    for (const person of [author, moderator]) {
      expect(await person.call('topics.get', { topicId })).toMatchObject({ withheld: 'waiting' });
    }
    for (const name of ['topics.get', 'topics.updates', 'topics.comments'] as const) {
      await expect(neighbor.call(name, { topicId })).rejects.toMatchObject({
        code: 'topic-not-found',
      });
    }
    const comment = neighbor.call('comments.add', { topicId, content: 'Hi' });
    await expect(comment).rejects.toMatchObject({ code: 'topic-not-found' });
    const own = author.call('comments.add', { topicId, content: 'Hi' });
    await expect(own).rejects.toMatchObject({ code: 'topic-locked' });
    expect(await told('moderator')).toEqual(['Waiting for approval: Chess']);
    expect(await told('neighbor')).toEqual([]);
  });

  test('is open to everyone after approval, and its author is notified', async () => {
    const { topicId, idsFor, moderator, neighbor, told, portal } = await withWaitingTopic();
    portal.wait(60);
    const approved = await moderator.call('topics.review', { topicId });
    expect(approved).not.toHaveProperty('withheld');
    expect(approved.lastActivity > approved.createdAt).toBe(true);
    expect(await idsFor('neighbor', 'topics.list')).toContain(topicId);
    expect(await neighbor.call('topics.get', { topicId })).toMatchObject({ title: 'Chess' });
    expect(await told('author')).toEqual(['Approved: Chess']);
    const again = moderator.call('topics.review', { topicId, reason: 'No' });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is declined with a reason that only the author reads, and waits again after an edit', async () => {
    const { topicId, idsFor, author, moderator, told } = await withWaitingTopic();
    await moderator.call('topics.review', { topicId, reason: 'Use the games topic.' });
    expect(await author.call('topics.get', { topicId })).toMatchObject({
      withheld: 'declined',
      reason: 'Use the games topic.',
    });
    expect(await told('author')).toEqual(['Declined: Chess']);
    await expect(moderator.call('topics.get', { topicId })).rejects.toMatchObject({
      code: 'topic-not-found',
    });
    const edited = await author.call('topics.edit', { topicId, ...topic, title: 'Go' });
    expect(edited).toMatchObject({ title: 'Go', withheld: 'waiting' });
    expect(edited).not.toHaveProperty('reason');
    expect(await idsFor('moderator', 'topics.withheld')).toEqual([topicId]);
  });
});

describe('an own topic', () => {
  test('that was approved waits again after an edit, and is not edited once it has comments', async () => {
    const { topicId, author, moderator, neighbor } = await withWaitingTopic();
    await moderator.call('topics.review', { topicId });
    const edit = { topicId, ...topic, description: 'Fridays?' };
    expect(await author.call('topics.edit', edit)).toMatchObject({ withheld: 'waiting' });
    await moderator.call('topics.review', { topicId });
    await neighbor.call('comments.add', { topicId, content: 'Fridays suit me' });
    for (const refused of [
      author.call('topics.edit', { ...edit, description: 'Saturdays?' }),
      author.call('topics.withdraw', { topicId }),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: 'topic-has-comments' });
    }
  });

  test('is edited without approval where none is wanted, unless it is locked or changed since', async () => {
    const portal = openPortal({ settings: { topicOpeners: 'residents' } });
    const author = portal.as('resident');
    const { id: topicId } = await author.call('topics.create', topic);
    await portal.as('admin').call('comments.add', { topicId, content: 'Yes' });
    const edit = { topicId, ...topic, title: 'Go' };
    const edited = await author.call('topics.edit', edit);
    expect(edited).toMatchObject({ title: 'Go', commentsCount: 1 });
    expect(edited).toHaveProperty('editedAt');
    expect(edited).not.toHaveProperty('withheld');
    const stale = author.call('topics.edit', { ...edit, seen: topic });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    await portal.as('admin').call('topics.setLocked', { topicId, locked: true });
    const locked = author.call('topics.edit', edit);
    await expect(locked).rejects.toMatchObject({ code: 'topic-locked' });
  });

  test('is withdrawn while it has no answers', async () => {
    const { topicId, author, idsFor } = await withWaitingTopic();
    await author.call('topics.withdraw', { topicId });
    expect(await idsFor('moderator', 'topics.withheld')).toEqual([]);
    await expect(author.call('topics.get', { topicId })).rejects.toMatchObject({
      code: 'topic-not-found',
    });
  });
});
