import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOfTime, type FileStorage } from './file-storage.ts';
import { importFile } from './receive-file.ts';
import { openS3Storage, type S3Options } from './s3-storage.ts';
import { type S3Fault, type S3TestServer, startS3Server } from './testing/s3-server.ts';

let folder: string;
let server: S3TestServer;
let storage: FileStorage;

const key = { hoaId: 'elm', id: 'leak' };
const bytes = new TextEncoder().encode('content'.repeat(1000));
function open(options: Partial<S3Options> = {}): FileStorage {
  const { endpoint, access } = server;
  const place = { bucket: 'files', prefix: '', endpoint, region: undefined, access };
  return openS3Storage({ ...place, incoming: folder, limits: { pauseMs: 1 }, ...options });
}

/** Short timeouts, so that a silent or busy store fails within a test. */
const openHurried = () =>
  open({ limits: { answerMs: 200, uploadMs: 200, idleMs: 200, pauseMs: 1 } });

const name = 'files/elm/leak';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-s3-'));
  server = await startS3Server();
});

beforeEach(async () => {
  server.heal();
  storage = open();
  await storage.remove(key);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const faults: readonly S3Fault[] = ['slow down', 'cut off', 'done and cut off'];

describe('an upload', () => {
  it.each(faults)('is retried after "%s"', async (fault) => {
    server.fail('PUT', fault, 2);
    await importFile(storage, key, bytes);
    expect(server.names()).toEqual([name]);
    const content = await (await storage.open(key))?.read();
    expect(await new Response(content).text()).toBe('content'.repeat(1000));
  });

  it.each(faults)(
    'fails as busy after "%s" each time, and leaves nothing behind',
    async (fault) => {
      server.fail('PUT', fault);
      const before = server.count('PUT');
      await expect(importFile(storage, key, bytes)).rejects.toMatchObject({ code: 'busy' });
      expect(server.count('PUT') - before).toBe(3);
      expect([server.names(), await readdir(folder)]).toEqual([[], []]);
    },
  );

  it('that is refused is not retried, and the error has the reason as its cause', async () => {
    server.fail('PUT', 'refused');
    const before = server.count('PUT');
    await expect(importFile(storage, key, bytes)).rejects.toMatchObject({
      code: 'busy',
      cause: { name: 'AccessDenied' },
    });
    expect(server.count('PUT') - before).toBe(1);
    expect([server.names(), await readdir(folder)]).toEqual([[], []]);
  });

  it('to a store that does not respond fails and leaves nothing behind', async () => {
    server.fail('PUT', 'silent');
    await expect(importFile(openHurried(), key, bytes)).rejects.toMatchObject({ code: 'busy' });
    expect([server.names(), await readdir(folder)]).toEqual([[], []]);
  });
});

describe('a store', () => {
  it.each([
    ['is given a wrong key', { access: { accessKeyId: 'test-key', secretAccessKey: 'other' } }],
    ['is asked for another bucket', { bucket: 'other' }],
    ['is not there', { endpoint: 'http://127.0.0.1:9' }],
  ])('that %s is not ready, and keeps nothing', async (_, options) => {
    const other = open(options);
    await expect(other.isReady()).rejects.toThrow();
    await expect(importFile(other, key, bytes)).rejects.toMatchObject({ code: 'busy' });
    expect(server.names()).toEqual([]);
  });

  const questions: [what: string, method: string, ask: (at: FileStorage) => Promise<unknown>][] = [
    ['opening', 'HEAD', (at) => at.open(key)],
    ['reading', 'GET', async (at) => (await at.open(key))?.read()],
    ['removing', 'DELETE', (at) => at.remove(key)],
    ['listing', 'GET', (at) => at.storedBefore(endOfTime)[Symbol.asyncIterator]().next()],
  ];
  it.each(questions)('is called again when %s is interrupted', async (_, method, ask) => {
    await importFile(storage, key, bytes);
    const before = server.count(method);
    server.fail(method, 'cut off', 2);
    await ask(storage);
    expect(server.count(method) - before).toBeGreaterThanOrEqual(3);
  });

  it.each(questions)(
    'is reported as busy when %s is refused or not answered',
    async (_, method, ask) => {
      await importFile(storage, key, bytes);
      for (const fault of ['refused', 'silent'] as const) {
        const at = openHurried();
        server.heal();
        server.fail(method, fault);
        await expect(ask(at)).rejects.toMatchObject({ code: 'busy' });
      }
    },
  );

  it('that stops in the middle of a file is detected', async () => {
    await importFile(storage, key, bytes);
    server.fail('GET', 'half answered');
    const content = await (await storage.open(key))?.read();
    await expect(new Response(content).arrayBuffer()).rejects.toThrow();
  });
});

describe('the fake store of these tests', () => {
  it('refuses a request without a signature', async () => {
    const unsigned = await fetch(`${server.endpoint}/files/${name}`, { method: 'PUT', body: 'x' });
    expect([unsigned.status, server.names()]).toEqual([403, []]);
  });
});
