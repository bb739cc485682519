import type { Actor, Comment, maintenanceIntakeSchema, TicketMessage } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { submittedTicket } from '@hoa/domain/tickets';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { createMemoryStorage as memoryStorage } from '../memory-storage.ts';
import { requestMemoryMs } from '../operations.ts';
import { PortalError } from '../portal-error.ts';
import { fakeGateway, type Handlers } from '../testing/fakeGateway.ts';
import { outboxAround } from '../testing/outbox-around.ts';
import { createOutbox } from './outbox.ts';
import { outboxPrefix } from './outbox-prefix.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
type MaintenanceIntake = z.infer<typeof maintenanceIntakeSchema>;
const leak: MaintenanceIntake = {
  category: 'maintenance',
  location: 'A-101, kitchen',
  urgency: 'normal',
  description: 'It drips.',
  attachments: [],
};
const hello = { ticketId: 'TKT-1001', content: 'Hello', isInternal: false, attachments: [] };

const none = { items: [], total: 0 };

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

describe('offline', () => {
  it('stores a message and shows it in the conversation, also in the next tab', async () => {
    const first = open({ offline: true });
    const kept = await first.outbox.call('tickets.postMessage', hello);
    expect(kept).toMatchObject({ id: 'outbox-1', content: 'Hello', author: { uid: 'resident-1' } });
    const next = open({
      offline: true,
      handlers: { 'tickets.messages': () => conversation(message('m1')) },
    });
    const shown = await next.outbox.call('tickets.messages', { ticketId: 'TKT-1001' });
    expect(shown.items.map(({ id }) => id)).toEqual(['m1', 'outbox-1']);
    expect(first.inner.inputsOf('tickets.postMessage')).toEqual([]);
  });

  it('shows waiting messages at the end of a conversation, not in its earlier parts', async () => {
    const read = { items: [], hasEarlier: false };
    const { outbox } = open({
      offline: true,
      handlers: { 'threads.messages': () => read, 'topics.comments': () => read },
    });
    await outbox.call('threads.reply', { threadId: 't', content: 'Hello', attachments: [] });
    await outbox.call('comments.add', { topicId: 'f', content: 'Hi' });
    expect(await outbox.call('threads.messages', { threadId: 't' })).toMatchObject({
      items: [{ id: 'outbox-1', content: 'Hello' }],
    });
    expect(await outbox.call('topics.comments', { topicId: 'f' })).toMatchObject({
      items: [{ id: 'outbox-2', content: 'Hi' }],
    });
    const before = '2026-03-10T10:00:00.000Z';
    expect(await outbox.call('threads.messages', { threadId: 't', before })).toEqual(read);
    expect(await outbox.call('topics.comments', { topicId: 'f', before })).toEqual(read);
  });

  it('shows a new ticket in the list that asks for its kind, and by its own address', async () => {
    const { outbox } = open({ offline: true, handlers: { 'tickets.list': () => none } });
    const { id } = await outbox.call('tickets.create', leak);
    expect(await outbox.call('tickets.list', {})).toMatchObject({
      items: [{ id, title: 'Maintenance: A-101, kitchen', status: 'new' }],
      total: 0,
    });
    expect(await outbox.call('tickets.list', { search: 'KITCHEN drips' })).toMatchObject({
      items: [{ id }],
    });
    expect(await outbox.call('tickets.list', { search: 'garage' })).toEqual(none);
    expect(await outbox.call('tickets.list', { offset: 25 })).toEqual(none);
    expect(await outbox.call('tickets.list', { status: 'closed' })).toEqual(none);
    expect(await outbox.call('tickets.get', { ticketId: id })).toMatchObject({ id });
    expect(await outbox.call('tickets.messages', { ticketId: id })).toEqual(conversation());
  });

  it.each([
    ['payments.pay', { amount: 100, method: 'ach' }],
    ['tickets.changeStatus', { ticketId: 'TKT-1001', status: 'closed' }],
    ['topics.recordView', { topicId: 't' }],
  ] as const)('refuses %s and keeps nothing of it', async (name, input) => {
    const { outbox, inner } = open({ offline: true });
    await expect(outbox.call(name, input)).rejects.toMatchObject({ code: 'offline' });
    expect(inner.calls).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('refuses when there is no room to store it', async () => {
    const full = { ...storage, setItem: () => fail() };
    const { outbox } = open({ offline: true, storage: full });
    await expect(outbox.call('tickets.postMessage', hello)).rejects.toMatchObject({
      code: 'storage-full',
    });
  });

  it('shows an entry only to the person who wrote it, and sends it as that person', async () => {
    const tab = open({ offline: true });
    await tab.outbox.call('tickets.postMessage', hello);
    const other = open({
      actor: actors.admin,
      handlers: { 'tickets.messages': () => conversation() },
    });
    expect(await other.outbox.call('outbox.list', {})).toEqual([]);
    expect(await other.outbox.call('tickets.messages', { ticketId: 'TKT-1001' })).toEqual(
      conversation(),
    );
    expect(other.inner.inputsOf('tickets.postMessage')).toEqual([]);
  });
});

describe('coming online', () => {
  it('sends in order, each with its id as request id, and says how many', async () => {
    const tab = open({ offline: true, handlers: { 'tickets.postMessage': () => message('m1') } });
    await tab.outbox.call('tickets.postMessage', hello);
    await tab.outbox.call('tickets.postMessage', { ...hello, content: 'And again' });
    await tab.goOnline();
    expect(tab.inner.inputsOf('tickets.postMessage')).toEqual([
      hello,
      { ...hello, content: 'And again' },
    ]);
    expect(tab.inner.requestIdsOf('tickets.postMessage')).toEqual(['outbox-1', 'outbox-2']);
    expect(tab.onSent).toHaveBeenCalledExactlyOnceWith(2);
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);
  });

  it('sends the messages of a new ticket to its real number', async () => {
    const tab = open({ offline: true, handlers: online });
    const { id } = await tab.outbox.call('tickets.create', leak);
    await tab.outbox.call('tickets.postMessage', { ...hello, ticketId: id });
    await tab.goOnline();
    expect(tab.inner.inputsOf('tickets.postMessage')).toMatchObject([{ ticketId: 'TKT-2000' }]);
    await tab.outbox.call('tickets.get', { ticketId: id });
    expect(tab.inner.inputsOf('tickets.get')).toEqual([{ ticketId: 'TKT-2000' }]);
  });

  it('continues after a refused entry, and keeps that with the reason', async () => {
    let isLocked = true;
    const tab = open({
      offline: true,
      handlers: {
        ...online,
        'comments.add': () => {
          if (isLocked) throw new PortalError('topic-locked');
          return { ...message('c1'), topicId: 't' };
        },
      },
    });
    const comment = await tab.outbox.call('comments.add', { topicId: 't', content: 'Yes' });
    await tab.outbox.call('tickets.postMessage', hello);
    await tab.goOnline();
    expect(tab.inner.inputsOf('tickets.postMessage')).toHaveLength(1);
    expect(tab.onRefused).toHaveBeenCalledExactlyOnceWith(1);
    expect(await tab.outbox.call('outbox.list', {})).toMatchObject([
      { id: comment.id, problem: { code: 'topic-locked' } },
    ]);
    isLocked = false;
    await tab.outbox.call('outbox.retry', { id: comment.id });
    await tab.settle();
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);
    expect(tab.onSent).toHaveBeenCalledTimes(2);
  });

  it('asks before it sends what is older than 90 days, and then sends it under a new request id', async () => {
    let clock = now;
    const handlers = { 'tickets.postMessage': () => message('m1') };
    const tab = open({ offline: true, handlers, now: () => clock });
    const { id } = await tab.outbox.call('tickets.postMessage', hello);
    clock = new Date(now.getTime() + requestMemoryMs + 1);
    await tab.goOnline();
    expect(tab.inner.inputsOf('tickets.postMessage')).toEqual([]);
    expect(await tab.outbox.call('outbox.list', {})).toMatchObject([
      { id, problem: { code: 'outbox-expired' } },
    ]);
    await tab.outbox.call('outbox.retry', { id });
    await tab.settle();
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);
    expect(tab.inner.requestIdsOf('tickets.postMessage')).toEqual(['2']);
  });

  it('sends what is exactly 90 days old', async () => {
    let clock = now;
    const handlers = { 'tickets.postMessage': () => message('m1') };
    const tab = open({ offline: true, handlers, now: () => clock });
    const { id } = await tab.outbox.call('tickets.postMessage', hello);
    clock = new Date(now.getTime() + requestMemoryMs);
    await tab.goOnline();
    expect(tab.inner.requestIdsOf('tickets.postMessage')).toEqual([id]);
  });

  it('sends again under its first request id what was sent before and not answered', async () => {
    let isAnswered = false;
    const handlers = {
      'tickets.postMessage': () => (isAnswered ? message('m1') : fail('network')),
    };
    const tab = open({ handlers });
    const again = { ...hello, requestId: 'first' };
    await expect(tab.outbox.call('tickets.postMessage', again)).rejects.toThrow();
    tab.disconnect();
    await tab.outbox.call('tickets.postMessage', again);
    isAnswered = true;
    await tab.goOnline();
    expect(tab.inner.requestIdsOf('tickets.postMessage')).toEqual(['first', 'first']);
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);
  });

  it('discards a ticket together with its messages', async () => {
    const refusing = { 'tickets.create': () => fail('ticket-not-authorized') };
    const tab = open({ offline: true, handlers: { ...online, ...refusing } });
    const { id } = await tab.outbox.call('tickets.create', leak);
    await tab.outbox.call('tickets.postMessage', { ...hello, ticketId: id });
    await tab.goOnline();
    expect(tab.inner.inputsOf('tickets.postMessage')).toEqual([]);
    expect(await tab.outbox.call('outbox.list', {})).toHaveLength(2);
    await tab.outbox.call('outbox.discard', { id });
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);
  });

  it('tries again within a second of a server that was away, and seldom one that stays away', async () => {
    vi.useFakeTimers();
    let isDown = true;
    const handlers: Handlers = {
      'tickets.postMessage': () => (isDown ? fail('network') : message('m1')),
    };
    const tab = open({ offline: true, handlers });
    await tab.outbox.call('tickets.postMessage', hello);
    await tab.goOnline();
    expect(await tab.outbox.call('outbox.list', {})).toEqual([
      {
        id: 'outbox-1',
        createdAt: now.toISOString(),
        operation: 'tickets.postMessage',
        text: 'Hello',
      },
    ]);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    const { length: before } = tab.inner.inputsOf('tickets.postMessage');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.inner.inputsOf('tickets.postMessage').length - before).toBeLessThanOrEqual(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);

    tab.disconnect();
    await tab.outbox.call('tickets.postMessage', hello);
    isDown = true;
    await tab.goOnline();
    await vi.advanceTimersByTimeAsync(20_000);
    isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await tab.outbox.call('outbox.list', {})).toEqual([]);
    vi.useRealTimers();
  });

  it('sends a message on a ticket that was created before 51 comments [10.36]', async () => {
    const handlers: Handlers = {
      ...online,
      'comments.add': ({ content }) => ({ ...comment, id: `comment-${content}` }),
    };
    let at = now.getTime();
    const tab = open({ offline: true, handlers, now: () => new Date(at++) });
    const { id } = await tab.outbox.call('tickets.create', leak);
    for (let n = 0; n < 51; n += 1) {
      await tab.outbox.call('comments.add', { topicId: 'topic', content: String(n) });
    }
    await tab.outbox.call('tickets.postMessage', { ...hello, ticketId: id });
    tab.connect();
    await vi.waitFor(async () => expect(await tab.outbox.call('outbox.list', {})).toEqual([]));
    expect(tab.inner.inputsOf('tickets.postMessage')).toMatchObject([{ ticketId: ticket.id }]);
  });

  it('sends a new message after those written offline', async () => {
    const tab = open({ offline: true, handlers: online });
    await tab.outbox.call('tickets.postMessage', hello);
    tab.connect();
    await tab.outbox.call('tickets.postMessage', { ...hello, content: 'Now' });
    const contents = tab.inner.inputsOf('tickets.postMessage').map(({ content }) => content);
    expect(contents).toEqual(['Hello', 'Now']);
  });

  it('queues a new message behind those that still wait for the connection', async () => {
    const handlers = { 'tickets.postMessage': () => fail('network') };
    const tab = open({ offline: true, handlers });
    await tab.outbox.call('tickets.postMessage', hello);
    await tab.goOnline();
    await tab.outbox.call('tickets.postMessage', { ...hello, content: 'Now' });
    expect(tab.inner.inputsOf('tickets.postMessage')).not.toContainEqual(
      expect.objectContaining({ content: 'Now' }),
    );
    expect(await tab.outbox.call('outbox.list', {})).toHaveLength(2);
  });

  it('is done by a tab that opens later when the first is closed', async () => {
    await open({ offline: true }).outbox.call('tickets.postMessage', hello);
    const later = open({ handlers: online });
    await later.settle();
    expect(later.inner.inputsOf('tickets.postMessage')).toHaveLength(1);
  });
});

describe('damage', () => {
  it.each([
    ['cut off', '{"version":1,"id":"outb'],
    ['of another shape', '{"version":1,"id":"outbox-9","place":1}'],
    ['no object', '[]'],
  ])('sets aside an entry that is %s, and reports it once', async (_, text) => {
    storage.setItem(`${outboxPrefix}resident-1:outbox-9`, text);
    const { outbox, onDamage } = open({ offline: true });
    expect(await outbox.call('outbox.list', {})).toEqual([]);
    expect(onDamage).toHaveBeenCalledOnce();
    expect(storage.getItem('hoa:set-aside:outbox:resident-1:outbox-9')).toBe(text);
  });

  it('leaves entries of a later version to that version', async () => {
    const text = '{"version":2}';
    storage.setItem(`${outboxPrefix}resident-1:outbox-9`, text);
    const { outbox, onDamage } = open({ offline: true });
    expect(await outbox.call('outbox.list', {})).toEqual([]);
    expect(onDamage).not.toHaveBeenCalled();
    expect(storage.getItem(`${outboxPrefix}resident-1:outbox-9`)).toBe(text);
  });
});

const online: Handlers = {
  'tickets.create': () => ticket,
  'tickets.get': () => ticket,
  'tickets.postMessage': () => message('m1'),
};

const { uid, displayName, role } = actors.resident;
const comment: Comment = {
  id: 'comment',
  topicId: 'topic',
  author: { uid, displayName, role },
  content: 'Hi',
  createdAt: now.toISOString(),
};

const ticket = submittedTicket(leak, actors.resident, { id: 'TKT-2000', now, attachments: [] });

interface Tab {
  now?: () => Date;
  readonly offline?: boolean;
  readonly actor?: Actor;
  readonly handlers?: Handlers;
  readonly storage?: Storage;
}

let ids = 0;
beforeEach(() => {
  ids = 0;
});

function open(tab: Tab = {}) {
  const inner = fakeGateway(tab.handlers ?? {});
  const listeners: (() => void)[] = [];
  const told = { onSent: vi.fn(), onRefused: vi.fn(), onDamage: vi.fn() };
  let offline = tab.offline ?? false;
  const outbox = outboxAround(createOutbox, {
    gateway: inner,
    storage: tab.storage ?? storage,
    session: () => tab.actor ?? actors.resident,
    isOffline: () => offline,
    watch: (listener) => listeners.push(listener),
    now: tab.now ?? (() => now),
    newId: () => String(++ids),
    ...told,
  });
  const turn = (isOffline: boolean) => {
    offline = isOffline;
    for (const listener of listeners) listener();
  };
  const connect = () => turn(false);
  return {
    inner,
    outbox,
    ...told,
    connect,
    disconnect: () => turn(true),
    settle,
    goOnline: () => {
      connect();
      return settle();
    },
  };
}

/** Runs everything that waits only for promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

function conversation(...items: TicketMessage[]) {
  return { items, hasEarlier: false };
}

function message(id: string): TicketMessage {
  const { uid, displayName, role } = actors.resident;
  return {
    id,
    ticketId: 'TKT-1001',
    content: 'Read before',
    author: { uid, displayName, role },
    isInternal: false,
    createdAt: now.toISOString(),
    attachments: [],
  };
}

function fail(code: ConstructorParameters<typeof PortalError>[0] = 'unexpected'): never {
  throw new PortalError(code);
}
