import type { Actor, Role } from '@hoa/shared/domain';
import { noDelays } from '../../delays.ts';
import { createMockGateway, type MockGateway } from '../../mock-gateway.ts';
import { mockUsers } from '../../mock-users.ts';
import { createMemoryStorage } from '../../storage/memory-storage.ts';
import type { PortalStorage } from '../../storage/portal-storage.ts';

/** A Tuesday afternoon; samples are resolved against it. */
export const samplesNow = new Date(2026, 2, 10, 14, 30);

export const actorOf = (role: Role): Actor => ({
  ...mockUsers[role],
  role,
  hoaId: 'default-hoa',
});

export interface Portal {
  /** A tab with this person signed in; all tabs of a portal share its storage. */
  as(person: Role | Actor | null): MockGateway;
  /** Lets so many minutes pass. */
  wait(minutes: number): void;
  readonly storage: PortalStorage;
}

/** A browser with fresh sample data and a clock that only moves when told. */
export function openPortal(): Portal {
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  let now = samplesNow;
  let lastId = 0;
  return {
    storage,
    as(person) {
      const actor = typeof person === 'string' ? actorOf(person) : person;
      return createMockGateway({
        session: () => actor,
        storage,
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
