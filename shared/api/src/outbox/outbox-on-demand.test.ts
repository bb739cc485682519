import { actors } from '@hoa/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage as memoryStorage } from '../memory-storage.ts';
import { fakeGateway } from '../testing/fakeGateway.ts';
import { outboxAround } from '../testing/outbox-around.ts';
import { createOutboxOnDemand } from './outbox-on-demand.ts';

const hello = { ticketId: 'TKT-1001', content: 'Hello', isInternal: false, attachments: [] };
const noMessages = { items: [], hasEarlier: false };

describe('the outbox on demand', () => {
  it('keeps what is written offline and shows it in the next answer', async () => {
    const { outbox } = open({ offline: true });
    await outbox.call('tickets.postMessage', hello);
    const shown = await outbox.call('tickets.messages', { ticketId: 'TKT-1001' });
    expect(shown.items).toMatchObject([{ content: 'Hello' }]);
  });

  it("sends what an earlier page left in the outbox after the next page's first read", async () => {
    const storage = memoryStorage();
    await open({ storage, offline: true }).outbox.call('tickets.postMessage', hello);
    const next = open({ storage });
    await next.outbox.call('tickets.messages', { ticketId: 'TKT-1001' });
    await vi.waitFor(() => {
      expect(next.inner.inputsOf('tickets.postMessage')).toMatchObject([{ content: 'Hello' }]);
    });
  });

  it('reports what another tab added before the outbox was loaded', async () => {
    const storage = memoryStorage();
    const reading = open({ storage, offline: true });
    const onChange = vi.fn();
    reading.outbox.subscribe(onChange);
    await reading.outbox.call('tickets.messages', { ticketId: 'TKT-1001' });
    await open({ storage, offline: true }).outbox.call('tickets.postMessage', hello);
    await reading.outbox.fetch();
    expect(onChange).toHaveBeenCalledWith(expect.arrayContaining(['outbox', 'ticketMessages']));
  });

  it('passes other commands on immediately', async () => {
    const { outbox, inner } = open({});
    void outbox.call('notifications.markAllRead', {});
    expect(inner.inputsOf('notifications.markAllRead')).toEqual([{}]);
  });

  it('refuses offline what cannot wait', async () => {
    const { outbox } = open({ offline: true });
    await expect(outbox.call('notifications.markAllRead', {})).rejects.toMatchObject({
      code: 'offline',
    });
  });

  it('reports other changes once, before and after the outbox is loaded', async () => {
    const { outbox, inner } = open({});
    const onChange = vi.fn();
    const end = outbox.subscribe(onChange);
    inner.announce(['tickets']);
    await outbox.fetch();
    inner.announce(['tickets']);
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    inner.announce(['tickets']);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

function open(tab: { storage?: Storage; offline?: boolean }) {
  const inner = fakeGateway({
    'tickets.messages': () => noMessages,
    'tickets.postMessage': (input) => ({ ...input, id: 'm1' }) as never,
    'notifications.markAllRead': () => ({}),
  });
  const outbox = outboxAround(createOutboxOnDemand, {
    gateway: inner,
    storage: tab.storage ?? memoryStorage(),
    session: () => actors.resident,
    isOffline: () => tab.offline ?? false,
    watch: () => undefined,
  });
  return { inner, outbox };
}
