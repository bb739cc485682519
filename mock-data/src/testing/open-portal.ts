import './load-jobs.ts';
import { createMemoryStorage } from '@hoa/api';
import type { Actor, Role } from '@hoa/domain';
import { noDelays } from '../delays.ts';
import { createMockGateway, type MockGateway } from '../mock-gateway.ts';
import { mockUsers } from '../mock-users.ts';
import { memoryStores } from '../storage/memory-stores.ts';
import type { BrowserStores } from '../storage/snapshot.ts';
import { cachedCollections } from './cached-collections.ts';

/** A Tuesday afternoon; the dates of samples are relative to it. */
export const samplesNow = new Date(2026, 2, 10, 14, 30);

/** Returns the sample person in a role; a resident has no unit. */
export const actorOf = (role: Role): Actor => ({
  ...mockUsers[role],
  role,
  hoaId: 'default-hoa',
});

export interface SampleBrowser {
  /** Opens a tab with this person signed in; all tabs of a portal share its stores. */
  as(person: Role | Actor | null): MockGateway;
  /** Advances the clock. */
  wait(minutes: number): void;
  readonly stores: BrowserStores;
  /** The page's own storage, for the outbox. */
  readonly storage: Storage;
}

/** Opens a browser with fresh sample data and a clock that the test controls. */
export function openSampleBrowser(): SampleBrowser {
  const stores = memoryStores();
  const storage = createMemoryStorage();
  let now = samplesNow;
  let lastId = 0;
  return {
    stores,
    storage,
    as(person) {
      const actor = typeof person === 'string' ? actorOf(person) : person;
      return createMockGateway({
        session: () => actor,
        stores,
        collections: cachedCollections(),
        now: () => now,
        newId: () => {
          lastId += 1;
          return `id-${lastId}`;
        },
        delays: noDelays,
        locks: undefined,
      });
    },
    wait(minutes) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}
