import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultHoaId } from '@hoa/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../database/create-database.ts';
import { insertDemo } from '../database/insert-demo.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import {
  openTestStorage,
  startTestDatabase,
  type TestDatabase,
  type TestStorage,
} from '../testing/index.ts';
import { addManyTickets } from '../testing/many-tickets.ts';
import { recordFigure } from '../testing/record-figure.ts';
import { exportAssociation } from './export-association.ts';
import { importAssociation } from './import-association.ts';

const people = 3000;
const tickets = 10_000;
const now = new Date('2026-03-10T15:00:00.000Z');

let folder = '';
let source: TestStorage;
let target: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-large-'));
  source = await openTestStorage();
  target = await startTestDatabase();
  const { ownerUrl, owner } = source;
  await insertDemo({ ownerUrl, now, storeFile: async () => {} });
  await addManyTickets(owner, defaultHoaId, tickets);
  await owner.query('SET session_replication_role = replica');
  await owner.query(
    `UPDATE portal.tickets SET data = jsonb_set(data, '{assignedTo,email}', '"v@example.org"')
     WHERE data ? 'assignedTo'`,
  );
  await owner.query('SET session_replication_role = origin');
  await owner.query(`SELECT set_config('hoa.id', '${defaultHoaId}', false)`);
  for (const table of ['people', 'profiles', 'memberships', 'residents']) {
    await owner.query(
      `INSERT INTO portal.${table} (hoa_id, id, version, data)
       SELECT hoa_id, id || '~' || n, 1, data || jsonb_build_object('displayName', 'José O''Brien ' || n)
       FROM (SELECT * FROM portal.${table} WHERE hoa_id = $1 ORDER BY id LIMIT 1) AS one, generate_series(1, $2) AS n`,
      [defaultHoaId, people],
    );
  }
}, 60_000);
afterAll(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

async function exportFrom(url: string, name: string) {
  const database = createDatabase({ url, beforeCommit: [] });
  const association = await database.association(defaultHoaId);
  if (!association) throw new Error('There is no association.');
  const files = await openFolderStorage(join(folder, 'files'));
  const zip = join(folder, name);
  const options = { database, files, association, locale: 'en', now } as const;
  const manifest = await exportAssociation({ ...options, target: zip });
  await database.close();
  return { zip, manifest };
}

it('an association of 3,000 people and 10,000 tickets is exported again the same', async () => {
  const begun = performance.now();
  const { zip, manifest } = await exportFrom(source.url, 'first.zip');
  const exported = performance.now();
  const files = await openFolderStorage(join(folder, 'imported'));
  await importAssociation({ ownerUrl: target.ownerUrl, files, source: zip, now });
  const imported = performance.now();
  const again = await exportFrom(target.url, 'second.zip');
  expect(again.manifest).toEqual(manifest);
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
  expect(rowsOf('people')).toBeGreaterThan(people);
  expect(rowsOf('tickets')).toBeGreaterThan(tickets);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const bytes = manifest.tables.reduce((sum, { file }) => sum + file.bytes, 0);
  const zipped = (await stat(zip)).size;
  const megabytes = (size: number) => (size / 1_000_000).toFixed(1);
  recordFigure(
    `Export of ${people} people and ${tickets} tickets: ${seconds(begun, exported)} s, ${megabytes(zipped)} MB (${megabytes(bytes)} MB of tables); import: ${seconds(exported, imported)} s`,
  );
}, 60_000);
