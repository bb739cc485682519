import { describe, expect, it, vi } from 'vitest';
import { createBrowserGateway } from './browser-gateway.ts';
import { noDelays } from './delays.ts';
import { mockActors } from './mock-actors.ts';
import { memoryChangeStores } from './storage/memory-change-store.ts';
import { testNow } from './testing/open-gateway.ts';

function open(stores = memoryChangeStores(), stored: Record<string, string> = {}) {
  let useLiveData = false;
  const onNotice = vi.fn();
  const gateway = createBrowserGateway({
    session: () => mockActors.resident,
    useLiveData: () => useLiveData,
    stores,
    stored: (key) => stored[key] ?? null,
    now: () => testNow,
    delays: noDelays,
    onNotice,
  });
  return { gateway, stores, onNotice, goLive: () => (useLiveData = true) };
}

describe("a page's gateway", () => {
  it('answers from the samples until the person switches to live data', async () => {
    const { gateway, goLive } = open();
    expect(await gateway.call('tickets.list', {})).toMatchObject({ total: 9 });
    goLive();
    expect(await gateway.call('tickets.list', {})).toEqual({ items: [], total: 0 });
  });

  it('keeps changes across pages and takes them back on reset, telling its subscribers', async () => {
    const { gateway, stores } = open();
    const change = { ticketId: 'TKT-1045', description: 'It stopped.' };
    await gateway.call('tickets.updateDescription', change);
    const { gateway: nextPage } = open(stores);
    const kept = await nextPage.call('tickets.get', { ticketId: 'TKT-1045' });
    expect(kept.description).toBe('It stopped.');
    const onChange = vi.fn();
    nextPage.subscribe(onChange);
    await nextPage.resetSampleData();
    expect(onChange.mock.calls[0]?.[0]).toContain('tickets');
    const reset = await nextPage.call('tickets.get', { ticketId: 'TKT-1045' });
    expect(reset.description).toMatch(/^The left faucet/);
  });

  it('reports damaged saved data', async () => {
    const { gateway, stores, onNotice } = open();
    const damaged = { id: 'TKT-1045', version: 2, format: 1, record: { id: 'TKT-1045' } };
    await stores.local.commit(new Map(), new Map([['default-hoa/tickets', [damaged]]]));
    await gateway.call('tickets.list', {});
    expect(onNotice).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'storage-damaged', collection: 'tickets' }),
    );
  });

  it.each([
    ['10000', 10_000],
    ['many', 9],
    ['-5', 9],
    ['1e9', 9],
  ])('shows so many generated tickets as hoa:generated-tickets says: %s', async (text, count) => {
    const stored = { 'hoa:generated-tickets': text };
    const { gateway } = open(memoryChangeStores(), stored);
    expect(await gateway.call('tickets.list', {})).toMatchObject({ total: count });
  });
});
