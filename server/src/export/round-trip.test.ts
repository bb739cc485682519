import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Association } from '@hoa/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../database/create-database.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import { importFile } from '../files/receive-file.ts';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { exportAssociation } from './export-association.ts';
import { importAssociation } from './import-association.ts';
import type { ExportManifest } from './manifest.ts';
import { anyAssociation, insertAssociation } from './testing/any-association.ts';
import { openExport } from './zip-reader.ts';

let folder = '';
let source: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-export-'));
  source = await startServer();
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

interface Server extends TestDatabase {
  readonly files: FileStorage;
}

async function startServer(): Promise<Server> {
  const files = await openFolderStorage(join(folder, crypto.randomUUID()));
  return { ...(await startTestDatabase()), files };
}

async function exportOf({ url, files }: Server, hoaId: string, now: Date): Promise<string> {
  const database = createDatabase({ url, beforeCommit: [] });
  const target = join(folder, `${crypto.randomUUID()}.zip`);
  const association = (await database.association(hoaId)) as Association;
  await exportAssociation({ database, files, association, locale: 'en', target, now });
  await database.close();
  return target;
}

/** Returns all files of an export by path. */
async function contentsOf(path: string): Promise<Map<string, string>> {
  const { manifest, read, close } = await openExport(path);
  const { tables, files, pages } = manifest;
  const all = [...tables.map(({ file }) => file), ...files.map(({ file }) => file), ...pages];
  const contents = new Map<string, string>();
  for (const file of all) contents.set(file.path, String(await buffer(await read(file))));
  contents.set('manifest', JSON.stringify(untimed(manifest), undefined, 1));
  close();
  return contents;
}

/** Without what differs in an export of the same association at another time. */
function untimed({ at: _, pages: __, ...manifest }: ExportManifest): object {
  return manifest;
}

const made = [new Date('2026-03-10T15:00:00.000Z'), new Date('2027-01-01T00:00:00.000Z')] as const;
const madeAt = /Made on [^<]+\./;

describe('an association that is exported and imported', () => {
  test.each(Array.from({ length: 20 }, (_, index) => index * 7919))(
    'is exported again the same, whatever its texts contain [complaint 35] (seed %i)',
    async (seed) => {
      const [association] = fc.sample(anyAssociation(`elm '${seed}'`), { numRuns: 1, seed });
      if (!association) throw new Error('No association was generated.');
      await insertAssociation(source.ownerUrl, association);
      for (const { id, content } of association.files) {
        await importFile(source.files, { hoaId: association.id, id }, Buffer.from(content));
      }
      const first = await exportOf(source, association.id, made[0]);
      const target = await startServer();
      await importAssociation({ ...target, source: first, now: made[0] });
      const second = await exportOf(target, association.id, made[1]);
      await target.drop();
      const [before, after] = [await contentsOf(first), await contentsOf(second)];
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [path, content] of before) {
        expect(after.get(path)?.replace(madeAt, ''), path).toBe(content.replace(madeAt, ''));
      }
    },
  );

  test('keeps nothing of how people vote in secret polls that are open', async () => {
    const [any] = fc.sample(anyAssociation('birch'), { numRuns: 1, seed: 1 });
    if (!any) throw new Error('No association was generated.');
    const polls = [
      { isSecret: true, closesAt: '2999-01-01T00:00:00.000Z' },
      { isSecret: true, closesAt: '2020-01-01T00:00:00.000Z' },
      { isSecret: false, closesAt: '2999-01-01T00:00:00.000Z' },
    ];
    const pollIds = any.records.polls.slice(0, polls.length).map(({ id }) => id);
    const of = (name: 'pollVotes' | 'pollBallots') =>
      any.records[name]
        .slice(0, polls.length)
        .map((record, index) => ({ ...record, pollId: pollIds[index] }) as typeof record);
    const records = {
      ...any.records,
      polls: any.records.polls.map((poll, index) => ({ ...poll, ...polls[index] }) as typeof poll),
      pollVotes: of('pollVotes'),
      pollBallots: of('pollBallots'),
    };
    await insertAssociation(source.ownerUrl, { ...any, records });
    for (const { id, content } of any.files) {
      await importFile(source.files, { hoaId: any.id, id }, Buffer.from(content));
    }
    const exported = await exportOf(source, any.id, made[0]);
    const target = await startServer();
    const { tables } = await importAssociation({ ...target, source: exported, now: made[0] });
    await target.drop();
    const rows = (name: string) => tables.find((table) => table.name === name)?.rows;
    expect([rows('pollVotes'), rows('pollBallots')]).toEqual([2, 2]);
  });
});
