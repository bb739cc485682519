import { PortalError } from '@hoa/portal';
import { actors, expectConsole, pageOf } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ago, sampleComment, sampleTopic, showTopic } from './testing/showTopic.tsx';

describe('A topic', () => {
  it('shows description, author, badges and links to topics with the same tags [2.11.7]', async () => {
    showTopic({ topic: sampleTopic({ pinned: true, locked: true, status: 'closed' }) });
    const words = await screen.findByRole('region', { name: 'Topic' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Who shovels which steps' }),
    ).toBeVisible();
    for (const text of ['Theo Brandt', 'Pinned', 'Locked', 'Closed', '90 views', '2h ago']) {
      expect(within(words).getByText(text)).toBeVisible();
    }
    expect(within(words).getByRole('link', { name: '#winter' })).toHaveAttribute(
      'href',
      '/forums?tag=winter',
    );
    expect(document.title).toMatch(/^Who shovels which steps/);
  });

  it('counts one view when it is shown', async () => {
    const { gateway } = showTopic({});
    await screen.findByRole('region', { name: 'Topic' });
    gateway.announce(['topics']);
    await waitFor(() =>
      expect(gateway.inputsOf('topics.recordView')).toEqual([{ topicId: 'topic-1' }]),
    );
    await waitFor(() => expect(gateway.inputsOf('topics.get').length).toBeGreaterThan(1));
    expect(gateway.inputsOf('topics.recordView')).toHaveLength(1);
  });

  it('lists the board’s updates with files to download [2.11.9]', async () => {
    expectConsole(/Download failed/);
    const { user } = showTopic({
      handlers: {
        'topics.updates': () => ({
          total: 1,
          items: [
            {
              id: 'update-1',
              topicId: 'topic-1',
              author: { displayName: 'Hank Morrow', role: 'admin' },
              content: 'Salt is in the shed.',
              createdAt: ago(7_200_000),
              attachments: [{ id: 'file-plan', name: 'Plan.pdf' }],
            },
          ],
        }),
      },
    });
    const update = await screen.findByRole('article', { name: /Hank Morrow/ });
    expect(within(update).getByText('Salt is in the shed.')).toBeVisible();
    await user.click(within(update).getByRole('button', { name: 'Plan.pdf' }));
    expect(await screen.findByText(/^Download failed/)).toBeVisible();
  });

  it('shows Topic not found for an unknown topic [2.11.13 8.5.3]', async () => {
    const { gateway } = showTopic({
      handlers: {
        'topics.get': () => {
          throw new PortalError('topic-not-found');
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Topic not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Topics' })).toHaveAttribute('href', '/forums');
    expect(gateway.inputsOf('topics.recordView')).toEqual([]);
  });

  it('loads again after a failure [8.3.6]', async () => {
    let isDown = true;
    const { user } = showTopic({
      handlers: {
        'topics.get': () => {
          if (isDown) throw new PortalError('network');
          return sampleTopic();
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load topic details');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Pick a flight and write it down.')).toBeVisible();
  });

  it('shows an error in the comments section when comments fail to load', async () => {
    showTopic({
      handlers: {
        'topics.comments': () => {
          throw new PortalError('network');
        },
      },
    });
    const comments = await screen.findByRole('region', { name: /^Comments/ });
    expect(await within(comments).findByRole('alert')).toHaveTextContent(
      'Failed to load topic details',
    );
  });

  it('offers Moderate only to admins, as coming soon [2.11.8 6.22]', async () => {
    const sample = { unsupported: ['topics.moderate', 'comments.moderate'] } as const;
    const { user, unmount } = showTopic({ actor: actors.admin, ...sample });
    await user.click(await screen.findByRole('button', { name: 'Moderate' }));
    expect(await screen.findByText('Moderation is coming soon!')).toBeVisible();
    unmount();
    showTopic({ ...sample });
    await screen.findByRole('region', { name: 'Topic' });
    expect(screen.queryByRole('button', { name: 'Moderate' })).not.toBeInTheDocument();
  });

  it('shows the newest of thousands of comments, and earlier ones on demand', async () => {
    const minute = 60_000;
    const comments = Array.from({ length: 3000 }, (_, index) =>
      sampleComment({
        id: `comment-${index}`,
        content: `Comment number ${index}`,
        createdAt: ago((3000 - index) * minute),
      }),
    );
    const { user } = showTopic({ comments, topic: sampleTopic({ commentsCount: 3000 }) });
    expect(await screen.findByText('Comment number 2999')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Comments (3,000)' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show earlier comments' }));
    expect(await screen.findByText('Comment number 2900')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show earlier comments' })).toBeVisible();
  });

  it('shows updates in pages', async () => {
    const updates = Array.from({ length: 30 }, (_, index) => ({
      id: `update-${index}`,
      topicId: 'topic-1',
      author: { displayName: 'Hank Morrow', role: 'admin' as const },
      content: `Update ${index}`,
      createdAt: ago(index * 7_200_000),
      attachments: [],
    }));
    const { user } = showTopic({
      handlers: { 'topics.updates': (input) => pageOf(updates, input) },
    });
    expect(await screen.findByText('Update 24')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Update 29')).toBeVisible();
    expect(screen.queryByText('Update 0')).not.toBeInTheDocument();
  });
});
