import { repositoryContractSuite } from '@hoa/use-cases/testing';
import { beforeAll } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  return () => storage.drop();
});

repositoryContractSuite('PostgreSQL', { open: (timeZone) => storage.openAssociation(timeZone) });
