import './load-jobs.ts';
import type { Actor } from '@hoa/domain';
import { noDelays } from '../delays.ts';
import { createMockGateway, type MockGatewayOptions } from '../mock-gateway.ts';
import { memoryStores } from '../storage/memory-stores.ts';
import { cachedCollections } from './cached-collections.ts';

/** The current time in tests. */
export const testNow = new Date(2026, 2, 10, 15, 0);

/**
 * Opens a gateway to in-memory sample data, signed in as one person or the one that `session` returns; ids are `id-1`,
 * `id-2`, …
 */
export function openGateway(
  session: Actor | (() => Actor | null),
  options: Partial<MockGatewayOptions> = {},
) {
  let ids = 0;
  return createMockGateway({
    session: typeof session === 'function' ? session : () => session,
    stores: memoryStores(),
    collections: cachedCollections(),
    now: () => testNow,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    delays: noDelays,
    ...options,
  });
}
