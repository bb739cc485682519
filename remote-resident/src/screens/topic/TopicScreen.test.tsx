import { PortalError } from '@hoa/shared';
import { actors, expectConsole } from '@hoa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ago, sampleComment, sampleTopic, showTopic } from './testing/showTopic.tsx';

describe('A topic', () => {
  it('shows its words, its author, its badges and a way to others with its tag', async () => {
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

  it('counts one view, once it is on screen', async () => {
    const { gateway } = showTopic({});
    await screen.findByRole('region', { name: 'Topic' });
    gateway.announce(['topics']);
    await waitFor(() =>
      expect(gateway.inputsOf('topics.recordView')).toEqual([{ topicId: 'topic-1' }]),
    );
    await waitFor(() => expect(gateway.inputsOf('topics.get').length).toBeGreaterThan(1));
    expect(gateway.inputsOf('topics.recordView')).toHaveLength(1);
  });

  it('lists the updates of the board with files that download', async () => {
    expectConsole(/Download failed/);
    const { user } = showTopic({
      handlers: {
        'topics.updates': () => [
          {
            id: 'update-1',
            topicId: 'topic-1',
            author: { displayName: 'Hank Morrow', role: 'admin' },
            content: 'Salt is in the shed.',
            createdAt: ago(7_200_000),
            attachments: [{ id: 'file-plan', name: 'Plan.pdf' }],
          },
        ],
        'files.download': () => {
          throw new PortalError('not-found');
        },
      },
    });
    const update = await screen.findByRole('article', { name: /Hank Morrow/ });
    expect(within(update).getByText('Salt is in the shed.')).toBeVisible();
    await user.click(within(update).getByRole('button', { name: 'Plan.pdf' }));
    expect(await screen.findByText(/^Download failed/)).toBeVisible();
  });

  it('says that there is no such topic', async () => {
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

  it('is loaded again after it failed', async () => {
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

  it('says in their place when its comments cannot be loaded', async () => {
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

  it('lets an admin alone moderate, soon', async () => {
    const { user, unmount } = showTopic({ actor: actors.admin });
    await user.click(await screen.findByRole('button', { name: 'Moderate' }));
    expect(await screen.findByText('Moderation is coming soon!')).toBeVisible();
    unmount();
    showTopic({});
    await screen.findByRole('region', { name: 'Topic' });
    expect(screen.queryByRole('button', { name: 'Moderate' })).not.toBeInTheDocument();
  });

  it('renders what is near the screen of thousands of comments', async () => {
    const comments = Array.from({ length: 3000 }, (_, index) =>
      sampleComment({ id: `comment-${index}`, content: `Comment number ${index}` }),
    );
    showTopic({ comments });
    expect(await screen.findByText('Comment number 0')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Comments (3,000)' })).toBeVisible();
    expect(screen.getAllByRole('article').length).toBeLessThan(100);
  });
});
