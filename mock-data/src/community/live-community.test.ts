import { type Input, type Operation, PortalError } from '@hoa/api';
import { type Role, roles } from '@hoa/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noDelays } from '../delays.ts';
import { actorOf } from '../testing/open-portal.ts';
import { createUnimplementedGateway } from '../unimplemented-gateway.ts';

const live = (role: Role, delays = noDelays) =>
  createUnimplementedGateway({ session: () => actorOf(role), delays });

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: unknown) => PortalError.from(error).code,
  );

describe('in live mode', () => {
  test.each([
    'threads.list',
    'notifications.list',
    'announcements.list',
    'events.list',
    'topics.list',
    'payments.history',
  ] as const)('%s is empty [7.17]', async (name) => {
    expect(await live('resident').call(name, {})).toMatchObject({ items: [], total: 0 });
  });

  test.each(['topics.tags', 'documents.folders'] as const)('%s is nothing', async (name) => {
    expect(await live('resident').call(name, {})).toEqual([]);
  });

  test('there are no documents, no account and no autopay', async () => {
    const gateway = live('resident');
    expect(await gateway.call('documents.list', {})).toEqual({
      items: [],
      total: 0,
      folders: [],
      path: [],
    });
    expect(await gateway.call('account.get', {})).toBeNull();
    expect(await gateway.call('payments.subscription', {})).toBeNull();
  });

  test('a single thread or topic is not found', async () => {
    const gateway = live('resident');
    expect(await codeOf(gateway.call('threads.get', { threadId: 'thread-lamp' }))).toBe(
      'thread-not-found',
    );
    expect(await codeOf(gateway.call('topics.get', { topicId: 'topic-snow' }))).toBe(
      'topic-not-found',
    );
  });

  type Write = { [N in Operation]: [name: N, input: Input<N>, code: string] }[Operation];
  const writes: Write[] = [
    ['threads.reply', { threadId: 'a', content: 'b', attachments: [] }, 'not-implemented'],
    ['comments.add', { topicId: 'a', content: 'b' }, 'not-implemented'],
    ['notifications.markAllRead', {}, 'not-implemented'],
    ['news.delete', { id: 'a' }, 'not-implemented'],
    ['topics.setPinned', { topicId: 'a', pinned: true }, 'not-implemented'],
    ['payments.pay', { amount: 1, method: 'ach' }, 'not-implemented'],
    ['tickets.assign', { ticketId: 'a', vendorId: 'b' }, 'not-supported'],
  ];

  test.each(writes)('%s does nothing', async (name, input, code) => {
    for (const role of roles) expect(await codeOf(live(role).call(name, input))).toBe(code);
  });

  test('no file can be downloaded', async () => {
    await expect(live('resident').download('file-agenda')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('the profile comes from the sign-in, and its settings are saved', async () => {
    const gateway = live('resident');
    expect(await gateway.call('profile.get', {})).toMatchObject({ displayName: 'Rae Whitcomb' });
    const form = { displayName: 'Rae', email: 'rae@example.org', phone: '' };
    await gateway.call('profile.update', form);
    await gateway.call('profile.saveAppearance', { theme: 'dark', language: 'de' });
    expect(await gateway.call('profile.get', {})).toMatchObject({
      displayName: 'Rae',
      preferences: { theme: 'dark', language: 'de' },
    });
  });
});

describe('the wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is as long as the delays say [7.17]', async () => {
    const answered = vi.fn();
    const gateway = live('resident', { ...noDelays, live: () => 800 });
    void gateway.call('topics.list', {}).then(answered);
    await vi.advanceTimersByTimeAsync(799);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ items: [], total: 0, all: 0 });
  });
});
