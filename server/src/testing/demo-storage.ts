import { defaultHoaId } from '@hoa/domain';
import { testNow } from '@hoa/mock-data/testing';
import type { UnitOfWork } from '@hoa/use-cases';
import type { RepositoryStorage } from '@hoa/use-cases/testing';
import { createDatabase } from '../database/create-database.ts';
import { insertDemo } from '../database/insert-demo.ts';
import type { Commit } from '../ports/database.ts';
import { openTestStorage, type TestStorage, testSource } from './open-test-storage.ts';

/** A database with the demo association as of `testNow`, which no test changes. */
export interface DemoStorage extends TestStorage, RepositoryStorage {
  /** Like `openAssociation`, but its writes are rolled back too. */
  openOther(): Promise<RepositoryStorage>;
}

class Undone extends Error {}

/**
 * Opens the demo association. Its writes run and are checked against all constraints, and then roll back, so that each
 * operation finds the original samples.
 */
export async function openDemoStorage(): Promise<DemoStorage> {
  const storage = await openTestStorage();
  await insertDemo({ ownerUrl: storage.ownerUrl, now: testNow, storeFile: async () => {} });
  await storage.owner.query('ANALYZE');
  const database = createDatabase({ url: storage.url, beforeCommit: [undo] });
  const unitOfWork = withUndoneWrites(database.unitOfWork(testSource));
  const association = await database.association(defaultHoaId);
  if (!association) throw new Error('The demo association was not founded.');
  return {
    ...storage,
    unitOfWork,
    association,
    openOther: async () => ({ ...(await storage.openAssociation()), unitOfWork }),
    async drop() {
      await database.close();
      await storage.drop();
    },
  };
}

async function undo({ client }: Commit): Promise<void> {
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  throw new Undone();
}

function withUndoneWrites(unitOfWork: UnitOfWork): UnitOfWork {
  return {
    read: (association, work) => unitOfWork.read(association, work),
    async write<R>(...[association, work]: Parameters<typeof unitOfWork.write<R>>): Promise<R> {
      let result: { readonly value: R } | undefined;
      try {
        return await unitOfWork.write(association, async (transaction) => {
          result = { value: await work(transaction) };
          return result.value;
        });
      } catch (error) {
        if (error instanceof Undone && result) return result.value;
        throw error;
      }
    },
  };
}
