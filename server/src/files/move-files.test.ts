import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endOfTime, type FileKey, type FileStorage, thumbnailOf } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import { moveFiles } from './move-files.ts';
import { withFallback } from './open-file-storage.ts';
import { importFile } from './receive-file.ts';
import { openS3Storage, type S3Options } from './s3-storage.ts';
import { realStore } from './testing/real-store.ts';
import { type S3TestServer, startS3Server } from './testing/s3-server.ts';

let folder: string;
let server: S3TestServer;
let from: FileStorage;
let to: FileStorage;
let output: string[];
let place: S3Options;

/** `npm run proof -- s3` sets a high number. */
const files = Number(process.env.PROOF_FILES ?? 60);
const timeout = 30_000 + files * 150;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-move-'));
  server = await startS3Server();
  from = await openFolderStorage(folder);
  const { endpoint, access } = server;
  place = {
    bucket: 'files',
    prefix: '',
    endpoint,
    region: undefined,
    access,
    incoming: from.incoming,
  };
  to = openS3Storage(place);
  output = [];
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const keyOf = (number: number): FileKey => ({ hoaId: 'elm', id: `file-${number}` });
const contentOf = ({ id }: FileKey) => `content of ${id}`;
const keep = (storage: FileStorage, key: FileKey) =>
  importFile(storage, key, new TextEncoder().encode(contentOf(key)));
const move = () => moveFiles({ from, to, say: (line) => output.push(line) });

async function read(storage: FileStorage, key: FileKey): Promise<string | undefined> {
  const content = await storage.open(key);
  return content && new Response(await content.read()).text();
}

async function fill(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await keep(from, keyOf(number));
}

it('copies every file without thumbnails, removes none, and resumes where it stopped', async () => {
  await fill(20);
  await keep(from, thumbnailOf(keyOf(3)));
  const none = { known: 0, gone: 0, failed: 0 };
  expect(await move()).toEqual({ ...none, copied: 20 });
  expect(server.names()).toHaveLength(20);
  for (let number = 0; number < 20; number += 1) {
    expect(await read(to, keyOf(number))).toBe(contentOf(keyOf(number)));
    expect(await read(from, keyOf(number))).toBe(contentOf(keyOf(number)));
  }
  await keep(from, keyOf(20));
  const uploads = server.count('PUT');
  expect(await move()).toEqual({ ...none, copied: 1, known: 20 });
  expect(server.count('PUT')).toBe(uploads + 1);
});

it('reports files that failed or changed during the copy, and copies failed ones the next time', async () => {
  await fill(3);
  server.fail('PUT', 'refused', 1);
  expect(await move()).toMatchObject({ copied: 2, failed: 1 });
  expect(output).toEqual([expect.stringMatching(/^elm\/file-\d is not copied: AccessDenied: /)]);
  expect(await move()).toMatchObject({ copied: 1, known: 2 });
  await keep(from, keyOf(3));
  server.fail('GET', 'answered with other bytes', 1);
  expect(await move()).toMatchObject({ known: 3, failed: 1 });
  expect(output.at(-1)).toBe('elm/file-3 is not copied: it came back changed.');
});

it('copies a file again if the target has different content', async () => {
  await keep(from, keyOf(0));
  await importFile(to, keyOf(0), new TextEncoder().encode('x'.repeat(contentOf(keyOf(0)).length)));
  expect(await move()).toMatchObject({ copied: 1, known: 0 });
  expect(await read(to, keyOf(0))).toBe(contentOf(keyOf(0)));
});

it('allows uploads, downloads and deletions meanwhile: every file stays readable, and deleted ones stay deleted', {
  timeout,
}, async () => {
  to = openS3Storage({ ...place, ...(await realStore()) });
  await fill(files);
  const people = withFallback(to, from);
  // A process that was not restarted yet still stores files in the folder.
  const before = withFallback(from, to);
  const removed = new Set<number>();
  const missing: string[] = [];
  let next = files;
  const moving = move();
  const working = [people, before].map(async (storage, one) => {
    for (let round = 0; round < files / 3; round += 1) {
      const kept = keyOf(next++);
      await keep(storage, kept);
      for (const reader of [people, before]) {
        if ((await read(reader, kept)) !== contentOf(kept)) missing.push(kept.id);
      }
      const old = keyOf(round * 3 + one);
      if ((await read(storage, old)) !== contentOf(old)) missing.push(old.id);
      removed.add(round * 3 + one);
      await people.remove(old);
    }
  });
  await Promise.all([moving, ...working]);
  const refused = output.filter((line) => line.includes('is not copied'));
  expect([missing, refused]).toEqual([[], []]);
  expect(await moving).toMatchObject({ failed: 0 });
  expect(await move()).toMatchObject({ failed: 0, gone: 0 });
  const left: string[] = [];
  for await (const { id } of to.storedBefore(endOfTime)) left.push(id);
  const expected = Array.from({ length: next }, (_, number) => number)
    .filter((number) => !removed.has(number))
    .map((number) => keyOf(number).id);
  expect(left.sort()).toEqual(expected.sort());
  for (const id of expected) {
    expect(await read(to, { hoaId: 'elm', id })).toBe(contentOf({ hoaId: 'elm', id }));
  }
});
