import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { riley, sampleComment, sampleTopic, showTopic } from './testing/showTopic.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() => import('./mentions/MentionChoices.tsx'));

it('a topic is followed, and no longer', async () => {
  let isFollowing = false;
  const { user, gateway } = showTopic({
    handlers: {
      'topics.get': () => sampleTopic({ isFollowing }),
      'topics.follow': (input) => {
        isFollowing = input.isFollowing;
        return {};
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('You will be notified of new comments.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
  await waitFor(() =>
    expect(gateway.inputsOf('topics.follow')).toEqual([
      { topicId: 'topic-1', isFollowing: true },
      { topicId: 'topic-1', isFollowing: false },
    ]),
  );
});

describe('a comment', () => {
  it('mentions a person who is chosen while their name is typed', async () => {
    const { user, gateway } = showTopic({
      handlers: {
        'topics.mentionable': () => [{ uid: 'ada', displayName: 'Ada Lind' }],
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Add a comment' });
    await user.type(field, 'Hello @ad');
    await user.click(await screen.findByRole('button', { name: '@Ada Lind' }));
    expect(field).toHaveValue('Hello @Ada Lind ');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Mention' })).toBeNull();
    await user.type(field, 'and all');
    await user.click(screen.getByRole('button', { name: 'Post Comment' }));
    await waitFor(() =>
      expect(gateway.inputsOf('comments.add')).toMatchObject([
        { content: 'Hello @Ada Lind and all', mentions: ['ada'] },
      ]),
    );
  });

  it('still mentions a chosen person when its text is shown again later', async () => {
    const handlers = { 'topics.mentionable': () => [{ uid: 'ada', displayName: 'Ada Lind' }] };
    const { user } = showTopic({ handlers });
    await user.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Ask @ad');
    await user.click(await screen.findByRole('button', { name: '@Ada Lind' }));
    cleanup();
    const later = showTopic({ handlers });
    await later.user.click(await screen.findByRole('button', { name: 'Post Comment' }));
    await waitFor(() =>
      expect(later.gateway.inputsOf('comments.add')).toMatchObject([{ mentions: ['ada'] }]),
    );
  });

  it('shows whom it mentions', async () => {
    const mentions = [{ uid: 'ada', displayName: 'Ada Lind' }];
    showTopic({ comments: [sampleComment({ content: 'Ask @Ada Lind first', mentions })] });
    const name = await screen.findByText('@Ada Lind');
    expect(name.tagName).toBe('STRONG');
  });

  it('is thanked for, unless it is one’s own', async () => {
    const comments = [
      sampleComment({ thanks: { count: 2, isOwn: true } }),
      sampleComment({ id: 'own', author: riley }),
    ];
    const { user, gateway } = showTopic({ comments, handlers: { 'comments.thank': () => ({}) } });
    const thanks = await screen.findByRole('button', { name: /^Thanks: 2: Theo Brandt/ });
    expect(thanks).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { name: /^Thank/ })).toHaveLength(1);
    await user.click(thanks);
    expect(gateway.inputsOf('comments.thank')).toEqual([
      { commentId: 'comment-1', isThanking: false },
    ]);
  });
});
