import { PortalError } from '@hoa/portal';
import { actors, expectConsole } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { riley, sampleTopic, showTopic } from '../testing/showTopic.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([import('./TopicReview.tsx'), import('../../../topic-form/TopicDialog.tsx')]),
);

const waiting = sampleTopic({ withheld: 'waiting', commentsCount: 0 });
const button = (name: string) => screen.findByRole('button', { name });

describe('a topic that waits for approval', () => {
  it('is approved by a moderator', async () => {
    const { user, gateway } = showTopic({
      topic: waiting,
      actor: actors.admin,
      handlers: { 'topics.review': () => sampleTopic() },
    });
    await user.click(await button('Approve'));
    expect(await screen.findByText('Topic approved!')).toBeVisible();
    expect(gateway.inputsOf('topics.review')).toEqual([{ topicId: 'topic-1' }]);
    expect(screen.queryByRole('textbox', { name: 'Add a comment' })).toBeNull();
  });

  it('is declined with a reason, which a failure keeps', async () => {
    expectConsole(/The connection failed/);
    let fails = true;
    const { user, gateway, address } = showTopic({
      topic: waiting,
      actor: actors.admin,
      handlers: {
        'topics.review': () => {
          if (fails) throw new PortalError('network');
          return waiting;
        },
      },
    });
    await user.click(await button('Decline'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Topic' }));
    const decline = dialog.getByRole('button', { name: 'Decline Topic' });
    await user.click(decline);
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription(/Reason is required/);
    await user.type(reason, 'Too short');
    await user.click(decline);
    expect(await screen.findByText(/^The connection failed/)).toBeVisible();
    expect(reason).toHaveValue('Too short');
    fails = false;
    await user.click(decline);
    await waitFor(() => expect(address()).toBe('/forums'));
    expect(gateway.inputsOf('topics.review').at(-1)).toEqual({
      topicId: 'topic-1',
      reason: 'Too short',
    });
  });

  it('is shown to its author with the reason of a moderator, and edited', async () => {
    const topic = sampleTopic({
      author: riley,
      withheld: 'declined',
      reason: 'Too short',
      commentsCount: 0,
    });
    const { user, gateway } = showTopic({ topic, handlers: { 'topics.edit': () => topic } });
    expect(await screen.findByText('Reason: Too short')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(await button('Edit Topic'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Topic' }));
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), ' Please.');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Topic updated!')).toBeVisible();
    expect(gateway.inputsOf('topics.edit')).toMatchObject([
      { topicId: 'topic-1', description: 'Pick a flight and write it down. Please.' },
    ]);
  });
});

it('an own topic is withdrawn after a question', async () => {
  const topic = sampleTopic({ author: riley, commentsCount: 0 });
  const { user, address } = showTopic({ topic, handlers: { 'topics.withdraw': () => ({}) } });
  await user.click(await button('Withdraw'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(address()).toBe('/forums'));
});
