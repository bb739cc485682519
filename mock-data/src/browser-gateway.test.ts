import { describe, expect, it, vi } from 'vitest';
import { createBrowserGateway } from './browser-gateway.ts';
import { noDelays } from './delays.ts';
import { mockActors } from './mock-actors.ts';
import { memoryStorage, testNow } from './testing/open-gateway.ts';

function open(storage = memoryStorage()) {
  let useLiveData = false;
  const onNotice = vi.fn();
  const gateway = createBrowserGateway({
    session: () => mockActors.resident,
    useLiveData: () => useLiveData,
    storage,
    now: () => testNow,
    delays: noDelays,
    onNotice,
  });
  return { gateway, storage, onNotice, goLive: () => (useLiveData = true) };
}

describe("a page's gateway", () => {
  it('answers from the samples until the person switches to live data', async () => {
    const { gateway, goLive } = open();
    expect(await gateway.call('tickets.list', {})).toHaveLength(9);
    goLive();
    expect(await gateway.call('tickets.list', {})).toEqual([]);
  });

  it('keeps changes across pages and takes them back on reset, telling its subscribers', async () => {
    const { gateway, storage } = open();
    const change = { ticketId: 'TKT-1045', description: 'It stopped.' };
    await gateway.call('tickets.updateDescription', change);
    const { gateway: nextPage } = open(storage);
    const kept = await nextPage.call('tickets.get', { ticketId: 'TKT-1045' });
    expect(kept.description).toBe('It stopped.');
    const onChange = vi.fn();
    nextPage.subscribe(onChange);
    await nextPage.resetSampleData();
    expect(onChange.mock.calls[0]?.[0]).toContain('tickets');
    const reset = await nextPage.call('tickets.get', { ticketId: 'TKT-1045' });
    expect(reset.description).toMatch(/^The left faucet/);
  });

  it('says in words when saved data could not be read', async () => {
    const { gateway, storage, onNotice } = open();
    storage.local.setItem('hoa:v1:tickets', '{"version":1,');
    await gateway.call('tickets.list', {});
    expect(onNotice).toHaveBeenCalledWith(
      expect.stringContaining('could not be read'),
      expect.objectContaining({ code: 'storage-damaged', collection: 'tickets' }),
    );
  });

  it.each([
    ['10000', 10_000],
    ['many', 9],
    ['-5', 9],
    ['1e9', 9],
  ])('shows so many generated tickets as hoa:generated-tickets says: %s', async (text, count) => {
    const storage = memoryStorage();
    storage.local.setItem('hoa:generated-tickets', text);
    expect(await open(storage).gateway.call('tickets.list', {})).toHaveLength(count);
  });
});
