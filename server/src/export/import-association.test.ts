import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAssociation } from '../database/associations.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import { importFile } from '../files/receive-file.ts';
import {
  openTestStorage,
  startTestDatabase,
  type TestDatabase,
  type TestStorage,
} from '../testing/index.ts';
import { exportAssociation } from './export-association.ts';
import { importAssociation } from './import-association.ts';
import { type Contents, changeManifest, changeZip, forge } from './testing/change-zip.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const later = '2100-01-01T00:00:00.000Z';
let folder = '';
let storage: TestStorage;
let target: TestDatabase;
let exported = '';
let files: FileStorage;
const within = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-import-'));
  storage = await openTestStorage();
  target = await startTestDatabase();
  files = await openFolderStorage(within('target'));
  const { association, unitOfWork } = await storage.openAssociation();
  await unitOfWork.write(association, async ({ repositories }) => {
    const owner = { ownerKind: 'document', ownerId: 'plan' } as const;
    repositories.storedFiles.put({
      id: 'plan',
      ...owner,
      name: 'Plan.pdf',
      mimeType: 'application/pdf',
    });
    const upload = { ownerKind: 'uploader', ownerId: 'ada' } as const;
    repositories.storedFiles.put({
      id: 'new',
      ...upload,
      name: 'New.pdf',
      mimeType: 'application/pdf',
    });
    const person = { uid: 'ada', displayName: 'Ada', email: 'ada@example.org' };
    repositories.people.put({ id: 'ada', ...person });
    const role = { id: 'm', uid: 'ada', role: 'admin' } as const;
    repositories.memberships.put({
      ...role,
      groups: [],
      since: '2026-01-05T00:00:00.000Z',
      until: later,
    });
  });
  const stored = await openFolderStorage(within('source'));
  for (const id of ['plan', 'new']) {
    await importFile(stored, { hoaId: association.id, id }, Buffer.from(id));
  }
  exported = within('export.zip');
  const { database } = storage;
  const options = { database, files: stored, association, locale: 'en', now } as const;
  await exportAssociation({ ...options, target: exported });
});
afterAll(async () => {
  await storage.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

async function rowsOf(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: target.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const importZip = (source: string) =>
  importAssociation({ ownerUrl: target.ownerUrl, files, source, now });

describe('an import is refused', () => {
  const people = 'records/people.csv';
  const forged = (path: string, from: string, to: string) => (contents: Contents) =>
    forge(contents, path, (content) => content.replace(from, to));

  test.each<[string, (contents: Contents) => void, string]>([
    ['without a manifest', (all) => all.delete('manifest.json'), 'is no export of an association'],
    [
      'in another format',
      (all) => changeManifest(all, (manifest) => ({ ...manifest, format: 2 })),
      'is no export that this portal can read',
    ],
    [
      'with a manifest of other content',
      (all) => all.set('manifest.json', Buffer.from('{')),
      'is no export that this portal can read',
    ],
    [
      'from another version of the portal',
      (all) => changeManifest(all, (manifest) => ({ ...manifest, migrations: [] })),
      'It was made by another version of the portal',
    ],
    [
      'with a changed table',
      (all) => all.set(people, Buffer.from('"id"\r\n')),
      `${people} was changed`,
    ],
    ['without one of its tables', (all) => all.delete(people), `${people} is missing`],
    [
      'that lists no such table',
      (all) => {
        all.delete(people);
        changeManifest(all, ({ tables, ...manifest }) => ({
          ...manifest,
          tables: tables.filter(({ name }) => name !== 'people'),
        }));
      },
      `${people} is missing`,
    ],
    [
      'with a file that it does not list',
      (all) => all.set('run.exe', Buffer.from('x')),
      'run.exe is not in its manifest',
    ],
    [
      'with other columns',
      forged(people, '"email"', '"e-mail"'),
      `${people}: it has other columns`,
    ],
    ['with a broken line', forged(people, '"Ada"', '"Ada'), `${people}: Invalid`],
    ['with more cells than columns', forged(people, '"Ada"', '"Ada","x"'), `${people}: Invalid`],
    [
      'without a required value',
      forged(people, '"Ada"', ''),
      'displayName of record 1 is not valid',
    ],
    [
      'with text for a number',
      forged(people, '"ada",1,', '"ada",one,'),
      `${people}: Unexpected token`,
    ],
    [
      'with a list that is none',
      forged('records/memberships.csv', '"[]"', '"["'),
      'records/memberships.csv',
    ],
    [
      'whose records name others that are missing',
      forged('records/memberships.csv', '"m",1,"ada"', '"m",1,"bob"'),
      'violates foreign key constraint',
    ],
    [
      'of another association than it says',
      (all) =>
        changeManifest(all, (manifest) => ({ ...manifest, association: { id: 'x', name: 'X' } })),
      'records/associations.csv is of another association',
    ],
    [
      'with a file that no record describes',
      forged('records/stored-files.csv', '"plan",1,', '"other",1,'),
      'files/document/Plan.pdf has no record',
    ],
    [
      'with fewer lines than it says',
      (all) =>
        changeManifest(all, ({ tables, ...manifest }) => ({
          ...manifest,
          tables: tables.map((one) => ({ ...one, rows: one.rows + 1 })),
        })),
      'lacks lines',
    ],
  ])('%s', async (name, change, message) => {
    const zip = within(`${name}.zip`);
    await changeZip(exported, zip, change);
    await expect(importZip(zip)).rejects.toThrow(message);
    expect(await rowsOf('SELECT id FROM portal.associations')).toEqual([]);
  });

  /** Replaces bytes of the ZIP itself, of which `from` may occur several times. */
  async function patched(from: string | Buffer, to: string | Buffer): Promise<string> {
    const zip = within('patched.zip');
    const text = (await readFile(exported)).toString('latin1');
    const [before, after] = [from, to].map((part) =>
      Buffer.from(part as string).toString('latin1'),
    );
    await writeFile(zip, text.replaceAll(before as string, after as string), 'latin1');
    return zip;
  }

  test('from a file that is no ZIP, is cut off or does not exist', async () => {
    await writeFile(within('text.zip'), 'name,email');
    await expect(importZip(within('text.zip'))).rejects.toThrow('is no ZIP file');
    await writeFile(within('cut.zip'), (await readFile(exported)).subarray(0, -100));
    await expect(importZip(within('cut.zip'))).rejects.toThrow('is no ZIP file');
    await expect(importZip(within('none.zip'))).rejects.toThrow("can't be read");
  });

  test('with a file outside of its folder, or with two files of a name', async () => {
    await expect(importZip(await patched('index.html', '../evil.sh'))).rejects.toThrow(
      'is damaged: invalid relative path: ../evil.sh',
    );
    const same = await patched('records/units.csv', 'records/seats.csv');
    await expect(importZip(same)).rejects.toThrow('records/seats.csv is there twice');
  });

  test('with content that is far larger than the ZIP', async () => {
    const zip = within('bomb.zip');
    const bytes = await readFile(exported);
    const entry = bytes.indexOf('PK\x01\x02');
    bytes.writeUInt32LE(0xfffffff0, entry + 24);
    await writeFile(zip, bytes);
    await expect(importZip(zip)).rejects.toThrow('is refused: its content is 429');
  });

  test('by a server that has a file or an association', async () => {
    const filled = await openFolderStorage(within('filled'));
    await importFile(filled, { hoaId: 'other', id: 'x' }, Buffer.from('x'));
    const other = await startTestDatabase();
    const options = { ownerUrl: other.ownerUrl, files: filled, source: exported, now };
    await expect(importAssociation(options)).rejects.toThrow(/there is the file other/);
    const client = new Client({ connectionString: other.ownerUrl });
    await client.connect();
    const settings = {
      id: 'elm',
      name: 'Elm',
      timeZone: 'UTC',
      ticketPrefix: 'TKT',
      invoicePrefix: 'INV',
    };
    await addAssociation(client, { ...settings, confirmsEmails: false });
    await client.end();
    await expect(importAssociation({ ...options, files })).rejects.toThrow('it has an association');
    await other.drop();
  });
});

test('an imported association has its files and history, and what begins later begins', async () => {
  await importZip(exported);
  const plan = await (await files.open({ hoaId: 'association-1', id: 'plan' }))?.read();
  expect(await new Response(plan).text()).toBe('plan');
  // An upload that is attached to nothing stays with its uploader.
  expect(await files.open({ hoaId: 'association-1', id: 'new' })).toBeUndefined();
  expect(await rowsOf('SELECT id FROM portal.stored_files')).toEqual([{ id: 'plan' }]);
  expect(await rowsOf(`SELECT DISTINCT operation, display_name FROM audit.entries`)).toEqual([
    { operation: 'test', display_name: 'Tess' },
  ]);
  expect(
    await rowsOf(
      `SELECT data -> 'job' ->> 'uid' AS uid, start_after AS at FROM jobs.job WHERE name = 'portal'`,
    ),
  ).toEqual([{ uid: 'ada', at: new Date(later) }]);
  const client = new Client({ connectionString: target.ownerUrl });
  await client.connect();
  await client.query(`SELECT set_config('hoa.id', 'association-1', false)`);
  await client.query(`UPDATE portal.people SET data = data || '{"displayName": "Ada L."}'`);
  await client.end();
  expect(await rowsOf(`SELECT FROM audit.entries WHERE operation = 'database'`)).toHaveLength(1);
});
