import { passTo } from '@hoa/api';
import { actors, fakeGateway } from '@hoa/portal/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createGateway } from './gateway.ts';

beforeEach(() => localStorage.clear());

function open() {
  const page = { mode: 'mock' as 'mock' | 'live', offline: false };
  const adapter = (name: string) =>
    fakeGateway(
      { 'account.get': () => name as never, 'threads.reply': () => ({ id: 'm-1' }) as never },
      { unsupported: name === 'mock' ? ['tickets.assign'] : [] },
    );
  const mock = { ...adapter('mock'), resetSampleData: vi.fn(async () => undefined) };
  const live = adapter('live');
  const fetchMock = vi.fn(async () => () => ({ ...mock, middlewares: { source: passTo(mock) } }));
  const fetchLive = vi.fn(async () => () => ({ ...live, middlewares: { source: passTo(live) } }));
  const gateway = createGateway(
    {
      actor: () => actors.resident,
      useLiveData: () => false,
      isOffline: () => page.offline,
      membershipId: () => null,
      configuration: Promise.resolve(undefined),
      watch: () => undefined,
      onServerSession: () => undefined,
    },
    () => page.mode,
    { mock: fetchMock, live: fetchLive },
  );
  return { gateway, page, mock, live, fetchMock, fetchLive };
}

it('fetches only the adapter of the current mode, on the first call', async () => {
  const { gateway, page, fetchMock, fetchLive } = open();
  page.mode = 'live';
  expect(fetchLive).not.toHaveBeenCalled();
  expect(await gateway.call('account.get', {})).toBe('live');
  expect(await gateway.call('account.get', {})).toBe('live');
  expect(fetchLive).toHaveBeenCalledOnce();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('switches adapters with the mode, and supports the operations of the current one', async () => {
  const { gateway, page } = open();
  expect(gateway.supports('tickets.assign')).toBe(true);
  expect(await gateway.call('account.get', {})).toBe('mock');
  expect(gateway.supports('tickets.assign')).toBe(false);
  page.mode = 'live';
  expect(await gateway.call('account.get', {})).toBe('live');
  expect(gateway.supports('tickets.assign')).toBe(true);
});

it('notifies subscribers only about changes from the current mode', async () => {
  const { gateway, page, mock, live } = open();
  const told = vi.fn();
  gateway.subscribe(told);
  await gateway.call('account.get', {});
  page.mode = 'live';
  await gateway.call('account.get', {});
  mock.announce(['tickets']);
  expect(told).not.toHaveBeenCalled();
  live.announce(['events']);
  expect(told).toHaveBeenCalledExactlyOnceWith(['events']);
});

it('keeps a separate outbox for each mode', async () => {
  const { gateway, page } = open();
  const write = () =>
    gateway.call('threads.reply', { threadId: 'thread-1', content: 'Hello', attachments: [] });
  page.offline = true;
  await write();
  page.mode = 'live';
  await write();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('hoa:outbox:'));
  expect(keys.map((key) => key.replace(/[^:]*$/, '')).sort()).toEqual([
    `hoa:outbox:live/default-hoa/${actors.resident.uid}:`,
    `hoa:outbox:${actors.resident.uid}:`,
  ]);
  expect(await gateway.call('outbox.list', {})).toHaveLength(1);
});

it('resets sample data only in mock mode', async () => {
  const { gateway, page, mock, fetchMock } = open();
  page.mode = 'live';
  await gateway.resetSampleData();
  expect(fetchMock).not.toHaveBeenCalled();
  page.mode = 'mock';
  await gateway.resetSampleData();
  expect(mock.resetSampleData).toHaveBeenCalledOnce();
});
