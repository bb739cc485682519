import { PortalError } from '@hoa/portal';
import { actors, expectConsole } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleComment, sampleTopic, showTopic } from '../testing/showTopic.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([
    import('./ModerateDialog.tsx'),
    import('./HideCommentDialog.tsx'),
    import('../review/TopicReview.tsx'),
  ]),
);

const moderator = { ...actors.admin, permissions: ['forums'] as const };

describe('Moderate', () => {
  it('hides a topic with a reason, which a failure keeps', async () => {
    expectConsole(/The connection failed/);
    let fails = true;
    const { user, gateway } = showTopic({
      actor: moderator,
      handlers: {
        'topics.moderate': () => {
          if (fails) throw new PortalError('network');
          return sampleTopic({ withheld: 'hidden' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Moderate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moderate' }));
    await user.click(dialog.getByRole('radio', { name: /^Hide/ }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.click(save);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription(/Reason is required/);
    await user.type(reason, 'Names a child');
    await user.click(save);
    expect(await screen.findByText(/^The connection failed/)).toBeVisible();
    expect(reason).toHaveValue('Names a child');
    fails = false;
    await user.click(save);
    expect(await screen.findByText('Topic moderated!')).toBeVisible();
    expect(gateway.inputsOf('topics.moderate').at(-1)).toEqual({
      topicId: 'topic-1',
      action: 'hide',
      reason: 'Names a child',
      tags: ['winter'],
      mergedInto: '',
    });
  });

  it('merges into a topic that is searched for', async () => {
    const other = sampleTopic({ id: 'topic-2', title: 'Snow' });
    const { user, gateway } = showTopic({
      actor: moderator,
      handlers: {
        'topics.list': () => ({ items: [sampleTopic(), other], total: 2, all: 2 }),
        'topics.moderate': () => sampleTopic(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Moderate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moderate' }));
    await user.click(dialog.getByRole('radio', { name: /^Merge/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Same question');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const target = dialog.getByRole('combobox', { name: 'Other topic' });
    expect(target).toHaveAccessibleDescription('Choose a topic');
    const choices = within(target).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['', 'Snow']);
    await user.selectOptions(target, 'Snow');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(gateway.inputsOf('topics.moderate')).toMatchObject([
        { action: 'merge', mergedInto: 'topic-2' },
      ]),
    );
  });

  it('only shows a hidden topic again; its author reads why it is hidden', async () => {
    const hidden = sampleTopic({ withheld: 'hidden', reason: 'Names a child' });
    const { user } = showTopic({ actor: moderator, topic: hidden });
    expect(await screen.findByText('Reason: Names a child')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Moderate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moderate' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    expect(dialog.getByRole('radio', { name: /^Show again/ })).toBeChecked();
  });

  it('is missing for administrators without the permission', async () => {
    showTopic({ actor: { ...actors.admin, permissions: ['money'] }, comments: [sampleComment()] });
    await screen.findByText('North steps of Building B.');
    expect(screen.queryByRole('button', { name: /Moderate|Hide/ })).toBeNull();
  });
});

describe('a comment', () => {
  it('is hidden with a reason, and shown again', async () => {
    const comments = [
      sampleComment(),
      sampleComment({ id: 'two', content: 'Rude', hiddenAt: '2026-01-01', hiddenReason: 'Tone' }),
    ];
    const { user, gateway } = showTopic({
      actor: moderator,
      comments,
      handlers: { 'comments.moderate': () => sampleComment() },
    });
    expect(await screen.findByText('Hidden by a moderator: Tone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Show again: / }));
    expect(await screen.findByText('Comment shown again!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Hide: / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide Comment' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'An address');
    await user.click(dialog.getByRole('button', { name: 'Hide Comment' }));
    expect(await screen.findByText('Comment hidden!')).toBeVisible();
    expect(gateway.inputsOf('comments.moderate')).toEqual([
      { commentId: 'two' },
      { commentId: 'comment-1', reason: 'An address' },
    ]);
  });

  it('that is hidden shows others only that', async () => {
    showTopic({ comments: [sampleComment({ content: '', hiddenAt: '2026-01-01' })] });
    expect(await screen.findByText('Hidden by a moderator')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
  });
});

it.each([
  ['hidden', 'This topic was hidden by a moderator'],
  ['not found', 'Topic not found'],
])('the address of a topic that is %s says so', async (_, words) => {
  const code = words.startsWith('This') ? 'topic-hidden' : 'topic-not-found';
  showTopic({
    handlers: {
      'topics.get': () => {
        throw new PortalError(code);
      },
    },
  });
  expect(await screen.findByText(words)).toBeVisible();
});

it('the address of a merged topic leads to the other one', async () => {
  const { address } = showTopic({
    topic: sampleTopic({ withheld: 'merged', mergedInto: 'topic-2', title: '', description: '' }),
    handlers: {
      'topics.get': ({ topicId }) =>
        sampleTopic({
          id: topicId,
          ...(topicId === 'topic-1' && { withheld: 'merged' as const, mergedInto: 'topic-2' }),
        }),
    },
  });
  await waitFor(() => expect(address()).toBe('/forums/topic-2'));
});
