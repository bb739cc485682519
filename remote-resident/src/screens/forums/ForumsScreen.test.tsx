import type { ForumTopic } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ForumsScreen } from './ForumsScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([import('../../topic-form/TopicDialog.tsx'), import('./WithheldTopics.tsx')]),
);

const topic = (changes: Partial<ForumTopic> = {}): ForumTopic => ({
  id: 'topic-1',
  title: 'Charging points for electric cars',
  description: 'Six of us share one socket.',
  tags: ['parking'],
  status: 'open',
  pinned: false,
  locked: false,
  author: { uid: 'resident-2', displayName: 'Theo Brandt', role: 'resident' },
  createdAt: '2026-01-01T09:00:00.000Z',
  lastActivity: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  commentsCount: 8,
  updatesCount: 0,
  viewsCount: 1312,
  ...changes,
});

function show(
  topics: readonly ForumTopic[],
  at = '/forums',
  handlers: Handlers = {},
  options: Parameters<typeof fakeGateway>[1] = {},
) {
  const answers: Handlers = {
    'topics.list': ({ tag, ...page }) => {
      const wanted = topics.filter(({ tags }) => tag === undefined || tags.includes(tag));
      return { ...pageOf(wanted, page), all: topics.length };
    },
    'topics.withheld': () => ({ items: [], total: 0 }),
    'topics.tags': () => [...new Set(topics.flatMap(({ tags }) => tags))],
    ...handlers,
  };
  const gateway = fakeGateway(answers, options);
  return { ...renderScreen(<ForumsScreen />, { gateway, at }), gateway };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const many = Array.from({ length: 23 }, (_, index) =>
  topic({ id: `topic-${index + 1}`, title: `Topic ${index + 1}`, tags: [`tag-${index % 2}`] }),
);

describe('Community Forums', () => {
  it('shows title, author, counts and last activity of a topic [2.11.1 2.11.4]', async () => {
    show([topic({ pinned: true, locked: true, status: 'resolved' })]);
    const card = await screen.findByRole('article', { name: 'Charging points for electric cars' });
    expect(
      within(card).getByRole('link', { name: 'Charging points for electric cars' }),
    ).toHaveAttribute('href', '/forums/topic-1');
    for (const words of [
      'Pinned',
      'Locked',
      'Resolved',
      'Theo Brandt',
      '3h ago',
      '8 comments',
      '1,312 views',
      'parking',
    ]) {
      expect(within(card).getByText(words)).toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Community Forums' })).toBeVisible();
  });

  it('keeps the order of the response', async () => {
    show([topic({ id: 'b', title: 'B' }), topic({ id: 'a', title: 'A' })]);
    await screen.findAllByRole('article');
    expect(titles()).toEqual(['B', 'A']);
  });

  it('filters topics by the tag in the URL [2.11.3]', async () => {
    const pets = topic({ id: 'topic-2', title: 'Dogs off the lead', tags: ['pets'] });
    const { user, address } = show([topic(), pets]);
    const all = await screen.findByRole('button', { name: 'All Topics' });
    expect(all).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'pets' }));
    await waitFor(() => expect(titles()).toEqual(['Dogs off the lead']));
    expect(address()).toBe('/forums?tag=pets');
    expect(screen.getByRole('button', { name: 'pets' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(all);
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(address()).toBe('/forums');
  });

  it('shows an empty state for a tag without topics [2.11.6]', async () => {
    const { user } = show([topic()], '/forums?tag=bees');
    expect(await screen.findByText('No topics found with tag "bees"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all topics' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('shows an empty state without topics [2.11.5]', async () => {
    show([]);
    expect(await screen.findByText('No forum topics available yet')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Tags' })).not.toBeInTheDocument();
  });

  it('shows pages of ten, and returns to the first for another tag [9.14]', async () => {
    const { user, address } = show(many, '/forums?page=2');
    await screen.findAllByRole('article');
    expect(titles()[0]).toBe('Topic 11');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(titles()).toEqual(['Topic 21', 'Topic 22', 'Topic 23']));
    await user.click(screen.getByRole('button', { name: 'tag-1' }));
    expect(address()).toBe('/forums?tag=tag-1');
    await waitFor(() => expect(titles()).toHaveLength(10));
  });

  it('shows the last page for an address beyond it', async () => {
    show(many, '/forums?page=9');
    expect(await screen.findByText('Topic 23')).toBeVisible();
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  it('shows no pagination for a single page', async () => {
    show(many.slice(0, 10));
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('shows that new topics are coming soon [2.11.2]', async () => {
    const { user } = show([topic()], '/forums', {}, { unsupported: ['topics.create'] });
    await user.click(screen.getByRole('button', { name: 'New Topic' }));
    expect(await screen.findByText('New topics are coming soon!')).toBeVisible();
  });

  const opensBy = (topicOpeners?: 'admins' | 'residents') => ({
    'association.get': () => ({
      timeZone: 'America/Denver',
      ...(topicOpeners && { topicOpeners }),
    }),
  });

  it('has no button for a new topic where only administrators open them', async () => {
    show([topic()], '/forums', opensBy('admins'));
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'New Topic' })).toBeNull();
  });

  it('shows what is not open to everyone, and says that a new topic needs approval', async () => {
    const { user, address } = show([topic()], '/forums', {
      'association.get': () => ({
        timeZone: 'America/Denver',
        topicOpeners: 'residents-after-approval',
      }),
      'topics.withheld': () => ({
        items: [topic({ id: 'mine', title: 'Chess', withheld: 'waiting' })],
        total: 1,
      }),
      'topics.create': (written) => topic({ ...written, id: 'topic-9', withheld: 'waiting' }),
    });
    const own = within(await screen.findByRole('region', { name: 'Not open to everyone' }));
    expect(own.getByRole('article', { name: 'Chess' })).toHaveTextContent('Waiting for approval');
    await user.click(await screen.findByRole('button', { name: 'New Topic' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Topic' }));
    expect(dialog.getByText(/once a moderator has approved/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Go');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Fridays?');
    await user.click(dialog.getByRole('checkbox', { name: 'Add a poll' }));
    await user.click(dialog.getByRole('button', { name: 'Create Topic' }));
    expect(await screen.findByText('Topic sent for approval!')).toBeVisible();
    expect(address()).toBe('/forums/topic-9#poll');
  });

  it('opens a topic and goes to it; a failure keeps what was typed', async () => {
    expectConsole(/The connection failed/);
    let fails = true;
    const { user, gateway, address } = show([topic()], '/forums', {
      ...opensBy('residents'),
      'topics.create': (written) => {
        if (fails) throw new PortalError('network');
        return topic({ ...written, id: 'topic-9' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Topic' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Topic' }));
    const create = dialog.getByRole('button', { name: 'Create Topic' });
    await user.click(create);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveAccessibleDescription('Title is required');
    await user.type(title, 'Book exchange');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'A shelf?');
    await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'books, , commons');
    await user.click(create);
    expect(await screen.findByText(/^The connection failed/)).toBeVisible();
    expect(title).toHaveValue('Book exchange');
    fails = false;
    await user.click(create);
    await waitFor(() => expect(address()).toBe('/forums/topic-9'));
    expect(gateway.inputsOf('topics.create').at(-1)).toEqual({
      title: 'Book exchange',
      description: 'A shelf?',
      tags: ['books', 'commons'],
    });
  });

  it.each([
    ['the last active topic', [], '/forums/new#comment'],
    ['another one while that is locked', ['new'], '/forums/old#comment'],
    ['none while all are locked', ['new', 'old', 'pinned'], '/forums?join=latest'],
  ])('Join the latest discussion leads to %s', async (_, lockedIds, expected) => {
    const days = { pinned: 9, old: 5, new: 1 };
    const topics = Object.entries(days).map(([id, ago]) =>
      topic({
        id,
        title: id,
        pinned: id === 'pinned',
        locked: lockedIds.includes(id),
        lastActivity: new Date(Date.now() - ago * 86_400_000).toISOString(),
      }),
    );
    const { address } = show(topics, '/forums?join=latest');
    await screen.findAllByRole('article');
    expect(address()).toBe(expected);
  });

  it('loads again after a failure [8.3.6]', async () => {
    let isDown = true;
    const { user } = show([], '/forums', {
      'topics.list': () => {
        if (isDown) throw new PortalError('network');
        return { ...pageOf([topic()], {}), all: 1 };
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load forum topics');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
