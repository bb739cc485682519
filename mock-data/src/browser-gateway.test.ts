import { describe, expect, it, vi } from 'vitest';
import { createBrowserGateway } from './browser-gateway.ts';
import { noDelays } from './delays.ts';
import { mockActors } from './mock-actors.ts';
import { memoryStores } from './storage/memory-stores.ts';
import { newSnapshot } from './storage/snapshot.ts';
import { testNow } from './testing/open-gateway.ts';

function open(stores = memoryStores(), stored: Record<string, string> = {}) {
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
    const damaged = new Map([['TKT-1045', { version: 2, record: { id: 'TKT-1045' } }]]);
    const collections = new Map([['default-hoa/tickets' as const, damaged]]);
    await stores.local.replace(await stores.local.read(), newSnapshot({ collections }));
    await gateway.call('tickets.list', {});
    expect(onNotice).toHaveBeenCalledExactlyOnceWith('storage-damaged');
  });

  it.each([
    ['10000', 10_000],
    ['many', 9],
    ['-5', 9],
    ['1e9', 9],
  ])('shows so many generated tickets as hoa:generated-tickets says: %s', async (text, count) => {
    const stored = { 'hoa:generated-tickets': text };
    const { gateway } = open(memoryStores(), stored);
    expect(await gateway.call('tickets.list', {})).toMatchObject({ total: count });
  });
});
