import { createMemoryStorage, createOutboxOnDemand } from '@hoa/api';
import { createOutbox } from '@hoa/api/outbox';
import { outboxAround } from '@hoa/api/testing';
import type { Actor } from '@hoa/domain';
import { type AdapterUnderTest, gatewayContractSuite } from '@hoa/use-cases/testing';
import { createSwitchingGateway } from './browser-gateway.ts';
import { noDelays } from './delays.ts';
import { mockActors } from './mock-actors.ts';
import { createMockGateway } from './mock-gateway.ts';
import { memoryStores } from './storage/memory-stores.ts';
import { cachedCollections } from './testing/cached-collections.ts';
import { createUnimplementedGateway } from './unimplemented-gateway.ts';

const now = () => new Date(2026, 2, 10, 15, 0);

function suite(name: string, create: AdapterUnderTest['create']): void {
  gatewayContractSuite(name, { create, actors: mockActors });
}

function mockGateway(session: () => Actor | null) {
  return createMockGateway({
    session,
    stores: memoryStores(),
    collections: cachedCollections(),
    now,
    delays: noDelays,
  });
}

suite('The sample data', (session) => {
  const gateway = mockGateway(session);
  return { gateway, changeElsewhere: () => gateway.resetSampleData().then(() => true) };
});

suite('Live data', (session) => ({
  gateway: createUnimplementedGateway({ session, now, delays: noDelays }),
  changeElsewhere: async () => false,
}));

suite('The switch between both', (session) => {
  const mock = mockGateway(session);
  const live = createUnimplementedGateway({ session, now, delays: noDelays });
  return {
    gateway: createSwitchingGateway({ mock, live, useLiveData: () => false }),
    changeElsewhere: () => mock.resetSampleData().then(() => true),
  };
});

for (const [name, create] of [
  ['The outbox around sample data', createOutbox],
  ['The outbox on demand around sample data', createOutboxOnDemand],
] as const) {
  suite(name, (session) => {
    const mock = mockGateway(session);
    return {
      gateway: outboxAround(create, {
        gateway: mock,
        storage: createMemoryStorage(),
        session,
        isOffline: () => false,
        watch: () => undefined,
      }),
      changeElsewhere: () => mock.resetSampleData().then(() => true),
    };
  });
}
