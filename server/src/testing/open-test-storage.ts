import type { Association } from '@hoa/domain';
import type { RepositoryStorage } from '@hoa/use-cases/testing';
import { Client } from 'pg';
import { addAssociation } from '../database/associations.ts';
import { type AuditedDatabase, createDatabase } from '../database/create-database.ts';
import type { BeforeCommit, ChangeSource } from '../ports/database.ts';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

/** A database for one test file, opened like the server opens it. */
export interface TestStorage extends TestDatabase {
  readonly database: AuditedDatabase;
  /** A connection of the owner of the tables. */
  readonly owner: Client;
  /** Opens another, empty association. */
  openAssociation(timeZone?: string): Promise<RepositoryStorage>;
}

/** The author of changes in tests. */
export const testSource: ChangeSource = {
  uid: 'tester',
  displayName: 'Tess',
  role: 'admin',
  operation: 'test',
  traceId: 'abcd1234',
};

export async function openTestStorage(
  beforeCommit: readonly BeforeCommit[] = [],
): Promise<TestStorage> {
  const started = await startTestDatabase();
  const database = createDatabase({ url: started.url, beforeCommit });
  const owner = new Client({ connectionString: started.ownerUrl });
  await owner.connect();
  let associations = 0;
  return {
    ...started,
    database,
    owner,
    async openAssociation(timeZone = 'UTC') {
      associations += 1;
      const association: Association = {
        id: `association-${associations}`,
        name: `Association ${associations}`,
        timeZone,
        ticketPrefix: 'TKT',
        invoicePrefix: 'INV-2025',
        confirmsEmails: false,
      };
      await addAssociation(owner, association);
      return { unitOfWork: database.unitOfWork(testSource), association };
    },
    async drop() {
      await database.close();
      await owner.end();
      await started.drop();
    },
  };
}
