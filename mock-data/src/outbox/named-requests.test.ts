import type { Input } from '@hoa/api';
import { describe, expect, it } from 'vitest';
import { openSampleBrowser } from '../testing/open-portal.ts';

const ticket = {
  category: 'maintenance',
  location: 'A-101, kitchen',
  urgency: 'normal',
  description: 'It drips.',
  attachments: [],
} satisfies Input<'tickets.create'>;

const message = { ticketId: 'TKT-1029', content: 'Hello', isInternal: false, attachments: [] };
const reply = { threadId: 'thread-lamp', content: 'Thank you!', attachments: [] };
const comment = { topicId: 'topic-welcome', content: 'Welcome!' };

describe('a named request that is sent again', () => {
  it('makes one ticket', async () => {
    const portal = openSampleBrowser();
    const before = await portal.as('resident').call('tickets.list', {});
    const first = await portal.as('resident').call('tickets.create', { ...ticket, requestId: 'r' });
    const again = await portal.as('resident').call('tickets.create', { ...ticket, requestId: 'r' });
    expect(again).toEqual(first);
    const after = await portal.as('resident').call('tickets.list', {});
    expect(after.total).toBe(before.total + 1);
  });

  it('makes one message, reply and comment each', async () => {
    const portal = openSampleBrowser();
    const tab = portal.as('resident');
    const count = async () => [
      (await tab.call('tickets.messages', { ticketId: 'TKT-1029' })).items.length,
      (await tab.call('threads.messages', { threadId: 'thread-lamp' })).items.length,
      (await tab.call('topics.comments', { topicId: 'topic-welcome' })).items.length,
    ];
    const before = await count();
    for (const requestId of ['r', 'r', 'r']) {
      await tab.call('tickets.postMessage', { ...message, requestId });
      await tab.call('threads.reply', { ...reply, requestId });
      await tab.call('comments.add', { ...comment, requestId });
    }
    expect(await count()).toEqual(before.map((n) => n + 1));
  });

  it('does not create the record again after it was deleted', async () => {
    const tab = openSampleBrowser().as('resident');
    const { id } = await tab.call('comments.add', { ...comment, requestId: 'r' });
    await tab.call('comments.delete', { commentId: id });
    await tab.call('comments.add', { ...comment, requestId: 'r' });
    const shown = await tab.call('topics.comments', { topicId: 'topic-welcome' });
    expect(shown.items.filter(({ author }) => author.uid === 'resident-1')).not.toContainEqual(
      expect.objectContaining({ content: 'Welcome!' }),
    );
  });

  it('runs again after it was refused', async () => {
    const portal = openSampleBrowser();
    await portal.as('admin').call('topics.setLocked', { topicId: 'topic-welcome', locked: true });
    const add = () => portal.as('resident').call('comments.add', { ...comment, requestId: 'r' });
    await expect(add()).rejects.toMatchObject({ code: 'topic-locked' });
    await portal.as('admin').call('topics.setLocked', { topicId: 'topic-welcome', locked: false });
    expect(await add()).toMatchObject({ content: 'Welcome!' });
  });

  it.each([
    ['under another name', 'other'],
    ['without a name', undefined],
  ])('is another request %s', async (_, requestId) => {
    const tab = openSampleBrowser().as('resident');
    const first = await tab.call('tickets.create', { ...ticket, requestId: 'r' });
    const input = requestId === undefined ? ticket : { ...ticket, requestId };
    expect((await tab.call('tickets.create', input)).id).not.toBe(first.id);
  });

  it('is another request when another person sends it', async () => {
    const portal = openSampleBrowser();
    const mine = await portal.as('resident').call('comments.add', { ...comment, requestId: 'r' });
    const theirs = await portal.as('admin').call('comments.add', { ...comment, requestId: 'r' });
    expect(theirs.author.uid).not.toBe(mine.author.uid);
  });
});
