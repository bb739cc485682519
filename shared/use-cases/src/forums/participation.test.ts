import { mentionBeingTyped, mentionedIn, splitAtMentions } from '@hoa/domain/forums';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { openPortal, type Person } from '../testing/sample-portal.ts';

const topicId = 'topic-security-lights';
const title = 'Dark corner by the bicycle shed';

function openForums(options: Parameters<typeof openPortal>[0] = {}) {
  const portal = openPortal(options);
  const person = (uid: string, displayName: string) =>
    portal.as({ ...mockActors.resident, uid, displayName });
  return {
    portal,
    author: portal.as('resident'),
    moderator: portal.as('admin'),
    ada: person('ada', 'Ada Lind'),
    ben: person('ben', 'Ben'),
    cleo: person('cleo', 'Cleo'),
  };
}

async function told(one: Person): Promise<string[]> {
  const { items } = await one.call('notifications.list', { filter: 'forum', limit: 100 });
  return items.filter(({ id }) => id.startsWith('id-')).map((notice) => notice.title);
}

describe('following a topic', () => {
  test('notifies of new comments, the author too until they stop', async () => {
    const { author, ada, ben } = openForums();
    const follows = async (one: Person) => (await one.call('topics.get', { topicId })).isFollowing;
    expect([await follows(author), await follows(ada)]).toEqual([true, false]);
    await ada.call('topics.follow', { topicId, isFollowing: true });
    await ben.call('comments.add', { topicId, content: 'Hello' });
    const notice = `New comment: ${title}`;
    expect([await told(author), await told(ada), await told(ben)]).toEqual([
      [notice],
      [notice],
      [],
    ]);
    await author.call('topics.follow', { topicId, isFollowing: false });
    await ada.call('topics.follow', { topicId, isFollowing: false });
    expect([await follows(author), await follows(ada)]).toEqual([false, false]);
    await ben.call('comments.add', { topicId, content: 'Again' });
    expect([await told(author), await told(ada)]).toEqual([[notice], [notice]]);
  });

  test('goes on in the topic that it is merged into, for the author too', async () => {
    const { author, ada, ben, moderator } = openForums();
    await ada.call('topics.follow', { topicId, isFollowing: true });
    await moderator.call('topics.moderate', {
      ...{ topicId, reason: 'Same', tags: [], mergedInto: 'topic-snow' },
      action: 'merge',
    });
    await ben.call('comments.add', { topicId: 'topic-snow', content: 'Salt' });
    const notice = 'New comment: Who shovels which steps this winter';
    expect([await told(ada), await told(author)]).toEqual([[notice], [notice]]);
  });
});

describe('a mention', () => {
  test('notifies each person once: mentioned, answered or following', async () => {
    const { author, ada, ben, cleo } = openForums();
    const first = await ada.call('comments.add', { topicId, content: 'I have a lamp' });
    await cleo.call('topics.follow', { topicId, isFollowing: true });
    await ada.call('topics.follow', { topicId, isFollowing: true });
    const comment = await ben.call('comments.add', {
      ...{ topicId, parentId: first.id },
      content: 'Which one, @Ada Lind?',
      mentions: ['ada', 'ben', 'nobody'],
    });
    expect(comment.mentions).toEqual([{ uid: 'ada', displayName: 'Ada Lind' }]);
    expect(await told(ada)).toEqual([`Ben mentioned you: ${title}`]);
    expect(await told(cleo)).toEqual([`New comment: ${title}`]);
    expect(await told(author)).toEqual([`New comment: ${title}`, `New comment: ${title}`]);
  });

  test('is of people who took part or are in the directory, as far as it is open', async () => {
    const entry = { id: 'dora', displayName: 'Dora Lind', units: ['A-1'] };
    const records = { directoryEntries: [entry] };
    const closed = openForums({ records });
    const open = openForums({ records, settings: { directory: 'residents' } });
    for (const [{ ada, ben }, expected] of [
      [closed, ['Ada Lind']],
      [open, ['Ada Lind', 'Dora Lind']],
    ] as const) {
      await ada.call('comments.add', { topicId, content: 'Hello' });
      const found = await ben.call('topics.mentionable', { topicId, search: 'lind' });
      expect(found.map(({ displayName }) => displayName)).toEqual(expected);
      const { mentions } = await ben.call('comments.add', {
        ...{ topicId, content: 'Hello @Dora Lind and @Ada Lind' },
        mentions: ['dora', 'ada'],
      });
      expect(mentions?.map(({ displayName }) => displayName).sort()).toEqual(expected);
    }
  });
});

test('thanks count once for each person and comment, can be taken back, and are for others', async () => {
  const { ada, ben, author } = openForums();
  const { id: commentId } = await ada.call('comments.add', { topicId, content: 'Fixed' });
  const thanksFor = async (one: Person) => {
    const { items } = await one.call('topics.comments', { topicId });
    return items.find(({ id }) => id === commentId)?.thanks;
  };
  const thank = (one: Person, isThanking: boolean) =>
    one.call('comments.thank', { commentId, isThanking });
  await Promise.all([thank(ben, true), thank(ben, true), thank(author, true)]);
  expect(await thanksFor(ben)).toEqual({ count: 2, isOwn: true });
  expect(await thanksFor(ada)).toEqual({ count: 2, isOwn: false });
  await thank(ben, false);
  await thank(ben, false);
  expect(await thanksFor(ben)).toEqual({ count: 1, isOwn: false });
  await thank(author, false);
  expect(await thanksFor(ben)).toBeUndefined();
  await expect(thank(ada, true)).rejects.toMatchObject({ code: 'comment-not-authorized' });
});

describe('the text of a mention', () => {
  test.each([
    ['Hello @', ''],
    ['Hello @ada l', 'ada l'],
    ['@Ada', 'Ada'],
    ['ada@example.org', undefined],
    ['Hello', undefined],
  ])('%j is about to mention %j', (text, typed) => {
    expect(mentionBeingTyped(text)).toBe(typed);
  });

  test('is found by the longest name, whatever characters it has', () => {
    const people = ['Ann', 'Ann Lee', 'C. (Kit) *'].map((displayName) => ({ displayName }));
    expect(splitAtMentions('@Ann Lee and @C. (Kit) * and @Ann!', people)).toEqual([
      ...['', '@Ann Lee', ' and ', '@C. (Kit) *', ' and ', '@Ann', '!'],
    ]);
    expect(splitAtMentions('@Ann', [])).toEqual(['@Ann']);
    expect(mentionedIn('Hello @Ann Lee', people.slice(1))).toEqual([{ displayName: 'Ann Lee' }]);
  });
});
