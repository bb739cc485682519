import { PortalError, signedOut } from '@hoa/portal';
import { actors, expectConsole } from '@hoa/portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ago, riley, sampleComment, sampleTopic, showTopic } from './testing/showTopic.tsx';

const own = (content = 'East steps of Building A.') =>
  sampleComment({ id: 'own', author: riley, content, createdAt: ago(60_000) });
const field = (name: string) => screen.findByRole('textbox', { name });
const commentOf = (name: RegExp) => screen.findByRole('article', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('Comments', () => {
  it('adds a comment and updates the count [2.11.10 8.6.13]', async () => {
    const { user, gateway } = showTopic({ comments: [sampleComment()] });
    await user.type(await field('Add a comment'), '  Footbridge. ');
    await user.click(button('Post Comment'));
    expect(await screen.findByText('Comment posted!')).toBeVisible();
    expect(gateway.inputsOf('comments.add')).toEqual([
      { topicId: 'topic-1', content: 'Footbridge.' },
    ]);
    expect(await screen.findByText('Footbridge.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeVisible();
    expect(await field('Add a comment')).toHaveValue('');
    expect(await field('Add a comment')).toHaveFocus();
  });

  it.each([
    ['#comment', true],
    ['', false],
  ])('leads to the field from an address ending in "%s": %s', async (hash, isFocused) => {
    showTopic({ comments: [sampleComment()], at: `/forums/topic-1${hash}` });
    const box = await field('Add a comment');
    await waitFor(() => expect(document.activeElement === box).toBe(isFocused));
  });

  it.each(['', '   ', '\n\t'])('refuses a blank one: %j [5.21]', async (blank) => {
    const { user, gateway } = showTopic({});
    const box = await field('Add a comment');
    if (blank) await user.type(box, blank);
    await user.click(button('Post Comment'));
    expect(box).toHaveAccessibleDescription('Comment is required');
    expect(box).toHaveFocus();
    expect(gateway.inputsOf('comments.add')).toEqual([]);
  });

  it('keeps the typed text when posting fails', async () => {
    expectConsole(/Failed to post comment/);
    const { user } = showTopic({
      handlers: {
        'comments.add': () => {
          throw new PortalError('unexpected');
        },
      },
    });
    await user.type(await field('Add a comment'), 'The footbridge');
    await user.click(button('Post Comment'));
    expect(await screen.findByText(/^Failed to post comment \(id: \w{8}\)$/)).toBeVisible();
    expect(await field('Add a comment')).toHaveValue('The footbridge');
  });

  it('sends with Ctrl and Enter', async () => {
    const { user, gateway } = showTopic({});
    await user.type(await field('Add a comment'), 'Quick{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Comment posted!')).toBeVisible();
    expect(gateway.inputsOf('comments.add')).toHaveLength(1);
  });

  it('shows a reply under its comment, one level deep [2.11.12]', async () => {
    const reply = sampleComment({ id: 'reply', parentId: 'comment-1', content: 'With my son.' });
    const { user, gateway } = showTopic({ comments: [sampleComment(), reply] });
    const replies = await screen.findByRole('list', { name: 'Replies to Theo Brandt' });
    await user.click(within(replies).getByRole('button', { name: /^Reply: Theo Brandt/ }));
    await user.type(await field('Reply to Theo Brandt'), 'Cocoa for both!');
    await user.click(button('Post Reply'));
    expect(await within(replies).findByText('Cocoa for both!')).toBeVisible();
    expect(gateway.inputsOf('comments.add')).toEqual([
      { topicId: 'topic-1', content: 'Cocoa for both!', parentId: 'comment-1' },
    ]);
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    expect(document.activeElement).toBe(replies.querySelector('article'));
  });

  it('opens one reply field at a time, focuses it, and closes it with Cancel or Escape', async () => {
    const { user } = showTopic({ comments: [sampleComment(), own()] });
    await user.click(await screen.findByRole('button', { name: /^Reply: Theo/ }));
    await user.click(button(/^Reply: Riley/));
    expect(screen.getAllByRole('textbox', { name: /^Reply to/ })).toHaveLength(1);
    expect(await field('Reply to Riley Resident')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    await user.click(button(/^Reply: Riley/));
  });

  it.each(['Escape', 'Cancel'])('asks before a reply is discarded by %s', async (way) => {
    const { user } = showTopic({ comments: [own()] });
    const leave = () =>
      way === 'Escape' ? user.keyboard('{Escape}') : user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: /^Reply: Riley/ }));
    await user.keyboard('Half a thought');
    await leave();
    await user.click(button('Keep editing'));
    expect(await field('Reply to Riley Resident')).toHaveValue('Half a thought');
    await user.click(await field('Reply to Riley Resident'));
    await leave();
    await user.click(button('Discard'));
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    await user.click(button(/^Reply: Riley/));
    expect(await field('Reply to Riley Resident')).toHaveValue('');
  });

  it('restores an unsent comment and reply after leaving the page', async () => {
    const comments = [sampleComment(), own()];
    const { user, unmount } = showTopic({ comments });
    await user.type(await field('Add a comment'), 'Bring chairs');
    await user.click(button(/^Reply: Theo/));
    await user.keyboard('Half a thought');
    unmount();
    const again = showTopic({ comments });
    expect(await field('Reply to Theo Brandt')).toHaveValue('Half a thought');
    expect(screen.queryByRole('textbox', { name: 'Add a comment' })).not.toBeInTheDocument();
    await again.user.clear(await field('Reply to Theo Brandt'));
    await again.user.click(button('Cancel'));
    expect(await field('Add a comment')).toHaveValue('Bring chairs');
  });

  it('shows one field at a time, and keeps the text typed in the other', async () => {
    const { user } = showTopic({ comments: [sampleComment(), own()] });
    await user.type(await field('Add a comment'), 'Bring chairs');
    await user.click(button(/^Reply: Theo/));
    expect(screen.queryByRole('textbox', { name: 'Add a comment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post Comment' })).not.toBeInTheDocument();
    await user.click(button('Cancel'));
    expect(await field('Add a comment')).toHaveValue('Bring chairs');
  });

  it('keeps text that was typed while the previous comment was being sent', async () => {
    let answer: () => void = () => undefined;
    const { user } = showTopic({
      handlers: {
        'comments.add': ({ content }) =>
          new Promise((resolve) => {
            answer = () => resolve(sampleComment({ id: 'new', content }));
          }),
      },
    });
    await user.type(await field('Add a comment'), 'First');
    await user.click(button('Post Comment'));
    await user.clear(await field('Add a comment'));
    await user.type(await field('Add a comment'), 'Second');
    act(() => answer());
    expect(await screen.findByText('Comment posted!')).toBeVisible();
    expect(await field('Add a comment')).toHaveValue('Second');
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
  });

  it('deletes a comment and its replies after confirmation, and focuses the heading [2.11.12 8.6.13 8.7.1]', async () => {
    const reply = sampleComment({
      id: 'reply',
      parentId: 'own',
      content: 'I will take that week.',
    });
    const { user, gateway } = showTopic({ comments: [sampleComment(), own(), reply] });
    await user.click(await screen.findByRole('button', { name: /^Delete: Riley/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this comment?',
    });
    expect(question).toHaveTextContent('“East steps of Building A.”');
    expect(question).toHaveTextContent('The replies to it will be deleted too.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(gateway.inputsOf('comments.delete')).toEqual([]);
    await user.click(button(/^Delete: Riley/));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Comment deleted!')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('East steps of Building A.')).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Comments (1)' })).toHaveFocus();
  });

  it('offers Delete only to the author and to admins [6.26]', async () => {
    const comments = [sampleComment(), own()];
    const { unmount } = showTopic({ comments });
    await screen.findByRole('button', { name: /^Delete: Riley/ });
    expect(screen.queryByRole('button', { name: /^Delete: Theo/ })).not.toBeInTheDocument();
    unmount();
    showTopic({ comments, actor: actors.admin });
    expect(await screen.findByRole('button', { name: /^Delete: Theo/ })).toBeVisible();
  });

  it('allows neither comments nor replies on a locked topic [2.11.11 4.36]', async () => {
    showTopic({ topic: sampleTopic({ locked: true }), comments: [own()] });
    expect(await screen.findByText('This topic is locked')).toBeVisible();
    await screen.findByRole('button', { name: /^Edit/ });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  });

  it('allows no comments after signing out [2.11.11 6.27]', async () => {
    const { store } = showTopic({ comments: [own()] });
    await field('Add a comment');
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByText('East steps of Building A.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Reply|Edit|Delete)/ })).not.toBeInTheDocument();
  });
});

describe('Editing a comment', () => {
  afterEach(() => void vi.useRealTimers());

  function atNoon() {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.setSystemTime(new Date(2026, 2, 10, 12));
    return userEvent.setup();
  }

  it('is possible for ten minutes, shown as a countdown [9.22]', async () => {
    atNoon();
    showTopic({ comments: [{ ...own(), createdAt: ago(0) }] });
    const comment = await commentOf(/Riley Resident/);
    expect(within(comment).getByRole('timer')).toHaveTextContent('10:00 left to edit');
    act(() => void vi.advanceTimersByTime(1000));
    expect(within(comment).getByRole('timer')).toHaveTextContent('9:59 left to edit');
    act(() => void vi.advanceTimersByTime(8 * 60_000 + 54_000));
    expect(within(comment).getByRole('timer')).toHaveTextContent('1:05 left to edit');
    expect(button(/^Edit/)).toBeVisible();
    act(() => void vi.advanceTimersByTime(65_000));
    expect(within(comment).queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(button(/^Delete/)).toBeVisible();
  });

  it('shows both texts on a conflict, and Save mine saves the typed one', async () => {
    const user = atNoon();
    const { gateway } = showTopic({ comments: [own()], user });
    gateway.answer({
      'comments.edit': ({ seen, content }) => {
        if (seen?.content === 'East steps of Building A.') throw new PortalError('conflict');
        return { ...own(), content };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const box = await field('Edit comment');
    await user.type(box, ' Partner wanted.');
    gateway.answer({
      'topics.comments': () => ({
        items: [{ ...own(), content: 'West steps.' }],
        hasEarlier: false,
      }),
    });
    await user.click(button('Save'));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('This changed while you were writing');
    await waitFor(() => expect(told).toHaveTextContent('West steps.'));
    expect(told).toHaveTextContent('East steps of Building A. Partner wanted.');
    expect(box).toHaveValue('East steps of Building A. Partner wanted.');
    await user.click(button('Save mine'));
    expect(await screen.findByText('Comment updated!')).toBeVisible();
    expect(gateway.inputsOf('comments.edit').at(-1)?.seen).toEqual({ content: 'West steps.' });
  });

  it('saves the change and marks the comment as edited [2.11.12 8.6.13]', async () => {
    const user = atNoon();
    const { gateway } = showTopic({ comments: [own()], user });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const box = await field('Edit comment');
    expect(box).toHaveValue('East steps of Building A.');
    expect(box).toHaveFocus();
    expect(screen.getByRole('timer')).toHaveTextContent('9:00 left to edit');
    await user.type(box, ' Partner wanted.');
    await user.click(button('Save'));
    expect(await screen.findByText('Comment updated!')).toBeVisible();
    expect(gateway.inputsOf('comments.edit')).toEqual([
      {
        commentId: 'own',
        content: 'East steps of Building A. Partner wanted.',
        seen: { content: 'East steps of Building A.' },
      },
    ]);
    const comment = await commentOf(/Riley Resident.*\(edited\)/);
    expect(comment).toHaveFocus();
    expect(within(comment).queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(within(comment).queryByRole('timer')).not.toBeInTheDocument();
  });

  it('keeps the typed text when the time limit ends while the field is open', async () => {
    const user = atNoon();
    const { gateway } = showTopic({ comments: [own()], user });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.type(await field('Edit comment'), ' More');
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    await user.click(button('Save'));
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(await field('Edit comment')).toHaveValue('East steps of Building A. More');
    expect(gateway.inputsOf('comments.edit')).toEqual([]);
  });

  it('is not offered to other residents', async () => {
    showTopic({ comments: [sampleComment({ createdAt: ago(1000) })] });
    await commentOf(/Theo Brandt/);
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  });

  it('is always possible for an admin, on any comment, without a countdown [6.23]', async () => {
    const comments = [sampleComment({ editedAt: ago(3600_000) })];
    const { user } = showTopic({ comments, actor: actors.admin });
    await user.click(await screen.findByRole('button', { name: /^Edit: Theo/ }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.clear(await field('Edit comment'));
    await user.click(button('Save'));
    expect(await field('Edit comment')).toHaveAccessibleDescription('Comment is required');
    await user.type(await field('Edit comment'), 'South steps.');
    await user.click(button('Save'));
    expect(await screen.findByText('Comment updated!')).toBeVisible();
  });

  it('shows why the change was refused', async () => {
    expectConsole(/A comment can be edited once/);
    const { user } = showTopic({
      comments: [own()],
      handlers: {
        'comments.edit': () => {
          throw new PortalError('comment-edited-once');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.type(await field('Edit comment'), '!');
    await user.click(button('Save'));
    expect(await screen.findByText(/^A comment can be edited once \(id:/)).toBeVisible();
    expect(await field('Edit comment')).toHaveValue('East steps of Building A.!');
  });
});
