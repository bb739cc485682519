import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOfTime, type FileKey, type FileStorage, thumbnailOf } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import { withFallback } from './open-file-storage.ts';
import { importFile } from './receive-file.ts';
import { openS3Storage, type S3Options } from './s3-storage.ts';
import { realStore } from './testing/real-store.ts';
import { type S3TestServer, startS3Server } from './testing/s3-server.ts';

let folder: string;
let server: S3TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-storage-'));
  server = await startS3Server();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const here = (name: string) => openFolderStorage(join(folder, name));

async function inStore(name: string, options: Partial<S3Options> = {}): Promise<FileStorage> {
  const { incoming } = await here(name);
  const { endpoint, access } = server;
  const own = { bucket: 'files', prefix: name, endpoint, region: undefined, access, incoming };
  return openS3Storage({ ...own, ...options });
}

const places: [name: string, open: () => Promise<FileStorage>][] = [
  ['a folder', () => here('folder')],
  ['a store', () => inStore('store')],
  ['a store, while files move', async () => withFallback(await inStore('new'), await here('old'))],
];

const real = await realStore();
if (real) places.push(['a real store', () => inStore('real', real)]);

describe.each(places)('%s', (_, open) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await open();
  });

  const keep = (key: FileKey, text: string | Uint8Array) =>
    importFile(storage, key, typeof text === 'string' ? new TextEncoder().encode(text) : text);

  async function read(key: FileKey, range?: { start: number; end: number }): Promise<Buffer> {
    const content = await storage.open(key);
    return Buffer.from(await new Response(await content?.read(range)).arrayBuffer());
  }

  async function listed(moment: Date): Promise<string[]> {
    const found: string[] = [];
    for await (const { hoaId, id } of storage.storedBefore(moment)) found.push(`${hoaId} ${id}`);
    return found.sort();
  }

  it.each([
    ['plain', 'elm-court', 'file-1'],
    ['odd', 'Elm & <Court>/é', `a'b"(c)!*~ +%2F?#\\.x`],
    ['other associations', 'oak', 'file-1'],
  ])('returns a file by %s names, completely and in part', async (__, hoaId, id) => {
    const key = { hoaId, id };
    await keep(key, `content of ${hoaId}`);
    expect((await read(key)).toString()).toBe(`content of ${hoaId}`);
    expect((await storage.open(key))?.size).toBe(Buffer.byteLength(`content of ${hoaId}`));
    expect((await read(key, { start: 0, end: 6 })).toString()).toBe('content');
    expect((await read(key, { start: 8, end: 8 })).toString()).toBe('o');
    await storage.remove(key);
  });

  it('returns the largest file unchanged, and leaves nothing in the incoming folder', async () => {
    const key = { hoaId: 'elm', id: 'large' };
    const bytes = randomBytes(10 * 1024 * 1024);
    await keep(key, bytes);
    expect((await read(key)).equals(bytes)).toBe(true);
    expect(await readdir(storage.incoming)).toEqual([]);
    await storage.remove(key);
  });

  it('replaces a file with the same name', async () => {
    const key = { hoaId: 'elm', id: 'again' };
    await keep(key, 'first');
    await keep(key, 'second one');
    expect((await read(key)).toString()).toBe('second one');
    await storage.remove(key);
  });

  it('returns nothing for unknown names', async () => {
    expect(await storage.open({ hoaId: 'elm', id: 'unknown' })).toBeUndefined();
    expect(await storage.open({ hoaId: 'unknown', id: 'file-1' })).toBeUndefined();
  });

  it('removes a file with its thumbnail, even twice, and then returns neither', async () => {
    const key = { hoaId: 'elm', id: 'removed' };
    await keep(key, 'whole');
    await keep(thumbnailOf(key), 'small');
    const opened = await storage.open(key);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.open(key)).toBeUndefined();
    expect(await storage.open(thumbnailOf(key))).toBeUndefined();
    await expect(opened?.read()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lists each file once, without thumbnails, if it is older than a given time', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e é', 'f&'].map((id) => ({ hoaId: 'elm', id }));
    for (const key of keys) {
      await keep(key, key.id);
      await keep(thumbnailOf(key), 'small');
    }
    await keep({ hoaId: 'oak', id: 'a' }, 'other');
    expect(await listed(endOfTime)).toEqual([
      ...['elm a', 'elm b', 'elm c', 'elm d', 'elm e é', 'elm f&', 'oak a'],
    ]);
    expect(await listed(new Date(Date.now() - 3_600_000))).toEqual([]);
    for (const key of [...keys, { hoaId: 'oak', id: 'a' }]) await storage.remove(key);
    expect(await listed(endOfTime)).toEqual([]);
  });

  it('removes old leftovers from the incoming folder, and nothing newer', async () => {
    const old = join(storage.incoming, 'old');
    await writeFile(old, '');
    await utimes(old, 1, 1);
    await writeFile(join(storage.incoming, 'new'), '');
    await storage.removeLeftovers(new Date(Date.now() - 3_600_000));
    expect(await readdir(storage.incoming)).toEqual(['new']);
    await rm(join(storage.incoming, 'new'));
  });

  it('is ready', async () => {
    expect(await storage.isReady()).toBe(true);
  });
});

describe('a folder', () => {
  it.skipIf(process.getuid?.() !== 0)(
    'sets its owner on files that root stores, so that the server can read them',
    async () => {
      const place = join(folder, 'of the server');
      await mkdir(place);
      await chown(place, 12_345, 12_346);
      const storage = await openFolderStorage(place);
      await importFile(storage, { hoaId: 'elm', id: 'leak' }, new Uint8Array([1]));
      const made = await readdir(place, { recursive: true });
      expect(made).toContain('incoming');
      expect(made.filter((name) => name.endsWith('leak'))).toHaveLength(1);
      for (const name of made) {
        expect(await stat(join(place, name)), name).toMatchObject({ uid: 12_345, gid: 12_346 });
      }
    },
  );

  it('is not ready without the folder where uploads arrive', async () => {
    const storage = await openFolderStorage(join(folder, 'without incoming'));
    await rm(storage.incoming, { recursive: true });
    await expect(storage.isReady()).rejects.toThrow('ENOENT');
  });
});
