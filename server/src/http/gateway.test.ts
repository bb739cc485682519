import { mockActors, testNow } from '@hoa/mock-data/testing';
import { gatewayContractSuite } from '@hoa/use-cases/testing';
import { beforeAll } from 'vitest';
import { insertDemo } from '../database/insert-demo.ts';
import { recordChanges } from '../events/record-changes.ts';
import { queueJobs } from '../jobs/queue-jobs.ts';
import type { Database } from '../ports/database.ts';
import { openTestStorage } from '../testing/index.ts';
import { openApp } from './testing/open-app.ts';
import { openHttpGateway } from './testing/open-gateway.ts';

const now = () => testNow;
let database: Database;

beforeAll(async () => {
  const beforeCommit = [queueJobs, recordChanges({ now })];
  const storage = await openTestStorage(beforeCommit);
  const storeFile = async () => undefined;
  await insertDemo({ ownerUrl: storage.ownerUrl, now: testNow, storeFile, beforeCommit });
  // The sessions of the suite's actors are not in the database, so the check of the sender is left out.
  const unitOfWork: Database['unitOfWork'] = ({ sender: _, ...source }) =>
    storage.database.unitOfWork(source);
  database = { ...storage.database, unitOfWork };
  return () => storage.drop();
});

gatewayContractSuite('HTTP over sample data in memory', {
  actors: mockActors,
  create: (session) => ({
    gateway: openHttpGateway(openApp(session)),
    changeElsewhere: async () => false,
  }),
});

// The tests share one database, so a test may see changes of earlier ones.
gatewayContractSuite('HTTP over PostgreSQL', {
  actors: mockActors,
  create: (session) => ({
    gateway: openHttpGateway(openApp(session, { database, newId: () => crypto.randomUUID() })),
    changeElsewhere: async () => false,
  }),
});
