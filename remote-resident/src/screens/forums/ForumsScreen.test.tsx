import { PortalError } from '@hoa/shared';
import type { ForumTopic } from '@hoa/shared/domain';
import { fakeGateway, type Handlers, renderScreen } from '@hoa/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ForumsScreen } from './ForumsScreen.tsx';

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

function show(topics: readonly ForumTopic[], at = '/forums', handlers: Handlers = {}) {
  const gateway = fakeGateway({ 'topics.list': () => [...topics], ...handlers });
  return renderScreen(<ForumsScreen />, { gateway, at });
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const many = Array.from({ length: 23 }, (_, index) =>
  topic({ id: `topic-${index + 1}`, title: `Topic ${index + 1}`, tags: [`tag-${index % 2}`] }),
);

describe('Community Forums', () => {
  it('shows what a topic is about, whose it is and what goes on in it', async () => {
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

  it('keeps the order in which topics come', async () => {
    show([topic({ id: 'b', title: 'B' }), topic({ id: 'a', title: 'A' })]);
    await screen.findAllByRole('article');
    expect(titles()).toEqual(['B', 'A']);
  });

  it('narrows the topics by tag, in the address', async () => {
    const pets = topic({ id: 'topic-2', title: 'Dogs off the lead', tags: ['pets'] });
    const { user, address } = show([topic(), pets]);
    const all = await screen.findByRole('button', { name: 'All Topics' });
    expect(all).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'pets' }));
    expect(titles()).toEqual(['Dogs off the lead']);
    expect(address()).toBe('/forums?tag=pets');
    expect(screen.getByRole('button', { name: 'pets' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(all);
    expect(titles()).toHaveLength(2);
    expect(address()).toBe('/forums');
  });

  it('says when no topic has the tag of the address', async () => {
    const { user } = show([topic()], '/forums?tag=bees');
    expect(await screen.findByText('No topics found with tag "bees"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all topics' }));
    expect(titles()).toHaveLength(1);
  });

  it('says when there are no topics yet', async () => {
    show([]);
    expect(await screen.findByText('No forum topics available yet')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Tags' })).not.toBeInTheDocument();
  });

  it('turns pages of ten, and starts at the first for another tag', async () => {
    const { user, address } = show(many, '/forums?page=2');
    await screen.findAllByRole('article');
    expect(titles()[0]).toBe('Topic 11');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(titles()).toEqual(['Topic 21', 'Topic 22', 'Topic 23']);
    await user.click(screen.getByRole('button', { name: 'tag-1' }));
    expect(address()).toBe('/forums?tag=tag-1');
    expect(titles()).toHaveLength(10);
  });

  it('shows no pages while one is enough', async () => {
    show(many.slice(0, 10));
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('says that new topics are coming soon', async () => {
    const { user } = show([topic()]);
    await user.click(screen.getByRole('button', { name: 'New Topic' }));
    expect(await screen.findByText('New topics are coming soon!')).toBeVisible();
  });

  it('is loaded again after it failed', async () => {
    let isDown = true;
    const { user } = show([], '/forums', {
      'topics.list': () => {
        if (isDown) throw new PortalError('network');
        return [topic()];
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load forum topics');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
