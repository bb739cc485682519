import type { Actor } from '@hoa/shared/domain';
import { noDelays } from '../delays.ts';
import { createMockGateway, type MockGatewayOptions } from '../mock-gateway.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import type { PortalStorage } from '../storage/portal-storage.ts';

/** The moment at which the tests' samples are read. */
export const testNow = new Date(2026, 2, 10, 15, 0);

export function memoryStorage(): PortalStorage {
  return { local: createMemoryStorage(), session: createMemoryStorage() };
}

/** The sample data over memory, for one person or whoever `session` names; ids are `id-1`, `id-2`, … */
export function openGateway(
  session: Actor | (() => Actor | null),
  options: Partial<MockGatewayOptions> = {},
) {
  let ids = 0;
  return createMockGateway({
    session: typeof session === 'function' ? session : () => session,
    storage: memoryStorage(),
    now: () => testNow,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    delays: noDelays,
    ...options,
  });
}
