import { mockUsers } from '@hoa/mock-data/mock-users';
import { loadSamples, type SampleFile } from '@hoa/mock-data/samples';
import type { CollectionName, Records } from '@hoa/use-cases';
import { Client } from 'pg';
import type { BeforeCommit, ChangeSource, Written } from '../ports/database.ts';
import { addAssociation } from './associations.ts';
import { columnName, columnsOf } from './columns.ts';
import { query, statementOf } from './query.ts';
import { dataOf } from './record-row.ts';
import { settingsOf } from './settings.ts';
import { insertSql } from './write-sql.ts';

/** The demo accounts that can sign in, by role. */
export const demoUsers = mockUsers;

export interface InsertDemoOptions {
  /** The connection string of the role that owns the schema. */
  readonly ownerUrl: string;
  readonly now: Date;
  /** Stores the content of a file under its id; called again for the same file if an earlier attempt failed. */
  readonly storeFile: (file: SampleFile) => Promise<void>;
  /** Hooks that write in the transaction that creates the association, as with any change. */
  readonly beforeCommit?: readonly BeforeCommit[];
}

const source: ChangeSource = { uid: null, operation: 'association.found', traceId: 'founding' };

/** Creates the demo association from the sample data if the database has no association. Returns true if it did. */
export async function insertDemo(options: InsertDemoOptions): Promise<boolean> {
  const client = new Client({ connectionString: options.ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // If several processes start, only one creates it.
    await client.query('BEGIN; LOCK TABLE portal.associations IN SHARE ROW EXCLUSIVE MODE');
    const isFounded = await found(client, options);
    await client.query('COMMIT');
    return isFounded;
  } finally {
    await client.end();
  }
}

async function found(
  client: Client,
  { now, storeFile, beforeCommit = [] }: InsertDemoOptions,
): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM portal.associations LIMIT 1');
  if (rows.length > 0) return false;
  const { association, records, files } = await loadSamples(now);
  for (const file of files) await storeFile(file);
  await addAssociation(client, association);
  await client.query(`SELECT ${settingsOf(association, source)}`);
  const written: Written[] = [];
  for (const [name, samples] of Object.entries(records)) {
    const collection = name as CollectionName;
    // `addAssociation` has inserted it.
    if (collection === 'associations') continue;
    await insert(client, association.id, collection, samples);
    written.push(...samples.map((after) => writtenOf(collection, after)));
  }
  for (const hook of beforeCommit) await hook({ client, association, source, written, jobs: [] });
  return true;
}

function writtenOf(collection: CollectionName, after: Records[CollectionName]): Written {
  return { collection, id: after.id, before: undefined, after } as Written;
}

async function insert(
  client: Client,
  hoaId: string,
  collection: CollectionName,
  samples: readonly Records[CollectionName][],
): Promise<void> {
  const columns = columnsOf(collection);
  const rows = samples.map((sample) => {
    const counters = Object.entries(sample).flatMap(([field, value]) =>
      columns.has(field) && typeof value === 'number' ? [[columnName(field), value] as const] : [],
    );
    return {
      id: sample.id,
      data: dataOf(collection, sample),
      counters: Object.fromEntries(counters),
    };
  });
  if (rows.length > 0) await query(client, statementOf(insertSql({ collection, hoaId }, rows)));
}
