import { createHttpGateway } from '@hoa/api/http';
import { mockActors } from '@hoa/mock-data/testing';
import { implementedOperations } from '@hoa/use-cases';
import { gatewayContractSuite } from '@hoa/use-cases/testing';
import { openApp } from './testing/open-app.ts';

/** Sample data has neither sign-ins nor an audit. */
const offered = implementedOperations.filter((name) => !/^(sessions|audit)\./.test(name));

gatewayContractSuite('HTTP over sample data in memory', {
  actors: mockActors,
  create(session) {
    const { send } = openApp(session);
    const unsupported = async () => {
      throw new Error('This suite moves no files.');
    };
    const gateway = createHttpGateway({
      api: '/api',
      membership: () => undefined,
      operations: () => offered,
      isOffline: () => false,
      fetch: (address, init) => send(String(address), init),
      parts: { upload: unsupported, download: unsupported, subscribe: () => () => undefined },
    });
    return { gateway, changeElsewhere: async () => false };
  },
});
