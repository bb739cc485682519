import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Association } from '@hoa/domain';
import { exampleTicket, exampleTopic } from '@hoa/use-cases/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../database/create-database.ts';
import { recordChanges } from '../events/record-changes.ts';
import { type FileStorage, thumbnailOf } from '../files/file-storage.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import { importFile } from '../files/receive-file.ts';
import { queueJobs } from '../jobs/queue-jobs.ts';
import {
  openTestStorage,
  startTestDatabase,
  type TestStorage,
  testSource,
} from '../testing/index.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { copiedTables } from './tables.ts';

let storage: TestStorage;
let folder = '';
let association: Association;
let files: FileStorage;
const leak = { hoaId: 'elm court', id: 'leak' };
const bytes = Buffer.from([0, 1, 2, 255]);
const now = new Date('2026-03-10T15:00:00.000Z');
const beforeCommit = [queueJobs, recordChanges({ now: () => now })];
const within = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-backup-'));
  storage = await openTestStorage(beforeCommit);
  ({ association } = await storage.openAssociation());
  await write(async ({ repositories, addJob, nextNumber }) => {
    const number = await nextNumber('tickets');
    repositories.tickets.put(exampleTicket(`TKT-${number}`, { title: 'Ünïcode\n"quoted"\\' }));
    addJob({ type: 'broadcast-mail', broadcastId: 'b1' });
  });
  files = await openFolderStorage(within('store'));
  await importFile(files, leak, bytes);
  await importFile(files, thumbnailOf(leak), bytes);
});
afterAll(async () => {
  await storage.drop();
  await rm(folder, { recursive: true });
});

type Work = Parameters<ReturnType<TestStorage['database']['unitOfWork']>['write']>[1];

function write(work: Work) {
  return storage.database.unitOfWork(testSource).write(association, work);
}

const source = () => ({
  ownerUrl: storage.ownerUrl,
  files,
  now,
});

/** Returns the number of rows of each table and a checksum of them. */
async function contentsOf(ownerUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const contents: Record<string, string> = {};
  for (const { name, condition } of await copiedTables(client)) {
    const { rows } = await client.query(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(one::text, ' ' ORDER BY one::text)), '') AS sum
       FROM ${name} AS one WHERE ${condition}`,
    );
    contents[name] = rows[0].sum;
  }
  await client.end();
  return contents;
}

describe('a backup', () => {
  test('restores every row and file on an empty server, which continues from there', async () => {
    const backup = within('whole');
    const manifest = await backUp({ ...source(), folder: backup });
    expect(manifest.files).toMatchObject([
      { path: expect.stringMatching(/^files\/files\/elm%20court\/[0-9a-f]{2}\/leak$/), bytes: 4 },
    ]);
    const target = await startTestDatabase();
    const restored = await openFolderStorage(within('restored'));
    await restore({ ownerUrl: target.ownerUrl, files: restored, folder: backup });
    expect(await contentsOf(target.ownerUrl)).toEqual(await contentsOf(storage.ownerUrl));
    const content = await (await restored.open(leak))?.read();
    expect(Buffer.from(await new Response(content).arrayBuffer())).toEqual(bytes);
    const database = createDatabase({ url: target.url, beforeCommit });
    const next = await database.unitOfWork(testSource).write(association, async (transaction) => {
      const number = await transaction.nextNumber('tickets');
      transaction.repositories.tickets.put(exampleTicket(`TKT-${number}`));
      return number;
    });
    expect(next).toBe(2);
    const query = { subject: `ticket:TKT-${next}`, limit: 10, offset: 0 };
    expect((await database.auditTrail.list(association, query)).total).toBe(1);
    await database.close();
    await target.drop();
  });

  test('is a consistent snapshot during writes: a change is contained completely or not at all', async () => {
    let isDone = false;
    const writers = [1, 2, 3].map(async (writer) => {
      for (let round = 0; !isDone || round < 5; round += 1) {
        const id = `${writer}-${round}`;
        await write(async ({ repositories }) => {
          repositories.tickets.put(exampleTicket(`T-${id}`));
          repositories.topics.put(exampleTopic(`U-${id}`));
        });
      }
    });
    const backup = within('busy');
    await backUp({ ...source(), folder: backup });
    isDone = true;
    await Promise.all(writers);
    const idsIn = async (table: string, first: string) =>
      (await readFile(join(backup, `rows/${table}.jsonl`), 'utf8'))
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line).id as string]))
        .filter((id) => id.startsWith(first))
        .map((id) => id.slice(first.length))
        .sort();
    const tickets = await idsIn('portal.tickets', 'T-');
    expect(await idsIn('portal.topics', 'U-')).toEqual(tickets);
    const target = await startTestDatabase();
    const later = await openFolderStorage(within('later'));
    await restore({ ownerUrl: target.ownerUrl, files: later, folder: backup });
    await target.drop();
  });

  test('restores no sessions and no emails, only jobs on records', async () => {
    const { owner } = storage;
    await addSession(owner);
    const at = '2100-01-01T00:00:00.000Z';
    await write(async ({ addJob }) => addJob({ type: 'membership-begun', uid: 'ada', at }));
    const backup = within('ended');
    await backUp({ ...source(), folder: backup });
    const target = await startTestDatabase();
    const files = await openFolderStorage(within('without sign-ins'));
    const restored = new Client({ connectionString: target.ownerUrl });
    await restored.connect();
    // At the time of the backup, the email address may have belonged to another person.
    await addSession(restored);
    await restore({ ownerUrl: target.ownerUrl, files, folder: backup });
    const { rows: kept } = await restored.query(
      `SELECT (SELECT count(*)::int FROM identity.users) AS users,
        (SELECT count(*)::int FROM identity.sessions) AS sessions,
        (SELECT json_agg(data -> 'job' ->> 'type') FROM jobs.job WHERE name = 'portal') AS jobs`,
    );
    await restored.end();
    await target.drop();
    expect(kept).toEqual([{ users: 0, sessions: 0, jobs: ['membership-begun'] }]);
  });

  test('never reuses a cursor that the lost database assigned after the backup', async () => {
    const cursorsOf = async (ownerUrl: string) => {
      const client = new Client({ connectionString: ownerUrl });
      await client.connect();
      const { rows } = await client.query('SELECT cursor FROM events.changes ORDER BY cursor');
      await client.end();
      return rows.map(({ cursor }) => Number(cursor));
    };
    const backup = within('before the loss');
    await backUp({ ...source(), folder: backup });
    const change = async ({ repositories }: Parameters<Work>[0]) =>
      repositories.topics.put(exampleTopic(crypto.randomUUID()));
    await write(change);
    const lost = await cursorsOf(storage.ownerUrl);
    const target = await startTestDatabase();
    const files = await openFolderStorage(within('after the loss'));
    await restore({ ownerUrl: target.ownerUrl, files, folder: backup });
    const database = createDatabase({ url: target.url, beforeCommit });
    await database.unitOfWork(testSource).write(association, change);
    await database.close();
    const [first] = await cursorsOf(target.ownerUrl);
    await target.drop();
    expect(first).toBeGreaterThan(lost.at(-1) as number);
  });

  test('can be restored by the same command after an interruption while files were copied', async () => {
    const backup = within('cut off');
    await backUp({ ...source(), folder: backup });
    const target = await startTestDatabase();
    const restored = await openFolderStorage(within('half'));
    await importFile(restored, leak, bytes.subarray(0, 1));
    await restore({ ownerUrl: target.ownerUrl, files: restored, folder: backup });
    await target.drop();
    const content = await (await restored.open(leak))?.read();
    expect(Buffer.from(await new Response(content).arrayBuffer())).toEqual(bytes);
  });

  test('is written only to an empty folder', async () => {
    await mkdir(within('filled'));
    await writeFile(within('filled/other'), '');
    await expect(backUp({ ...source(), folder: within('filled') })).rejects.toThrow('is not empty');
  });
});

describe('restoring is refused', () => {
  const backup = () => within('for-refusals');
  let none: FileStorage;
  beforeAll(async () => {
    await backUp({ ...source(), folder: backup() });
    none = await openFolderStorage(within('none'));
  });

  test('when an association exists already', async () => {
    const options = { ownerUrl: storage.ownerUrl, files: none, folder: backup() };
    await expect(restore(options)).rejects.toThrow('it has an association');
  });

  test('when the file storage has files that the backup does not list', async () => {
    const filled = await openFolderStorage(within('filled store'));
    await importFile(filled, { ...leak, id: 'other' }, bytes);
    const options = { ...source(), files: filled, folder: backup() };
    await expect(restore(options)).rejects.toThrow(/there is the file elm%20court\/..\/other/);
  });

  test('from a folder that is not a complete backup', async () => {
    const options = { ...source(), files: none, folder: within('nothing') };
    await expect(restore(options)).rejects.toThrow('is no finished backup');
  });

  test('from another version or with a changed file, and stores nothing', async () => {
    const target = await startTestDatabase();
    const options = { ownerUrl: target.ownerUrl, files: none, folder: backup() };
    const manifestFile = join(backup(), 'manifest.json');
    const manifest = await readFile(manifestFile, 'utf8');
    await writeFile(manifestFile, manifest.replace('002-portal', '002-other'));
    await expect(restore(options)).rejects.toThrow('another version of the portal');
    await writeFile(manifestFile, manifest);
    const rows = join(backup(), 'rows/portal.tickets.jsonl');
    await writeFile(rows, (await readFile(rows, 'utf8')).replace('TKT', 'TKX'));
    await expect(restore(options)).rejects.toThrow('portal.tickets.jsonl was changed');
    const contents = await contentsOf(target.ownerUrl);
    expect(contents['portal.tickets']).toBe('0 ');
    await target.drop();
  });
});

async function addSession(owner: Client): Promise<void> {
  await owner.query(`INSERT INTO identity.users (id, email, email_verified, name, created_at, updated_at)
    VALUES ('u', 'ada@example.org', true, '', now(), now())`);
  await owner.query(`INSERT INTO identity.sessions (id, user_id, uid, token, created_at, updated_at, expires_at)
    VALUES ('s', 'u', 'ada', 'hash', now(), now(), now() + interval '1 day')`);
}
