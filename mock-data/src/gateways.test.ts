import { createOutboxGateway } from '@hoa/shared/data';
import type { Actor } from '@hoa/shared/domain';
import { noDelays } from './delays.ts';
import { gatewayContractSuite } from './gateway-contract-suite.ts';
import { createLiveGateway } from './live-gateway.ts';
import { createMockGateway } from './mock-gateway.ts';
import { createMemoryStorage } from './storage/memory-storage.ts';
import { createSwitchingGateway } from './switching-gateway.ts';

const now = () => new Date(2026, 2, 10, 15, 0);

function mockGateway(session: () => Actor | null) {
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  return createMockGateway({ session, storage, now, delays: noDelays });
}

gatewayContractSuite('The sample data', (session) => {
  const gateway = mockGateway(session);
  return { gateway, changeElsewhere: () => gateway.resetSampleData().then(() => true) };
});

gatewayContractSuite('Live data', (session) => ({
  gateway: createLiveGateway({ session, now, delays: noDelays }),
  changeElsewhere: async () => false,
}));

gatewayContractSuite('The switch between both', (session) => {
  const mock = mockGateway(session);
  const live = createLiveGateway({ session, now, delays: noDelays });
  return {
    gateway: createSwitchingGateway({ mock, live, useLiveData: () => false }),
    changeElsewhere: () => mock.resetSampleData().then(() => true),
  };
});

gatewayContractSuite('The outbox around sample data', (session) => {
  const mock = mockGateway(session);
  return {
    gateway: createOutboxGateway({
      gateway: mock,
      storage: createMemoryStorage(),
      session,
      isOffline: () => false,
      watch: () => undefined,
    }),
    changeElsewhere: () => mock.resetSampleData().then(() => true),
  };
});
