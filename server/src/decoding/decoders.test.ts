import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCsvReader, Decoders, FairQueue, pictureLimits } from './decoders.ts';

let folder: string;
let large: string;
let small: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-decoding-'));
  large = await made('large.webp', 7000);
  small = await made('small.webp', 40);
});

async function made(name: string, side: number): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .webp({ effort: 0 })
    .toFile(path);
  return path;
}

const rewriting = (from: string) => ({
  type: 'image/webp',
  from,
  to: join(folder, crypto.randomUUID()),
  maxStoredBytes: 1_000_000,
});

describe('a picture', () => {
  it.each([
    ['too long', { maxMs: 400 }],
    ['too much memory', { maxBytes: 120 * 1024 ** 2 }],
  ])('that takes %s is refused', async (_, limit) => {
    const decoders = new Decoders({ ...pictureLimits, ...limit, atOnce: 1 });
    const refused = decoders.decode('rewritePicture', rewriting(large), { uid: 'ada' });
    await expect(refused).rejects.toMatchObject({ problem: 'picture-heavy' });
  });

  it('that is given up makes room for the next one', async () => {
    const decoders = new Decoders({ ...pictureLimits, atOnce: 1 });
    const aborting = new AbortController();
    const { signal } = aborting;
    const given = decoders.decode('rewritePicture', rewriting(large), { uid: 'ada', signal });
    const next = decoders.decode('rewritePicture', rewriting(small), { uid: 'ben' });
    aborting.abort(new Error('given up'));
    await expect(given).rejects.toThrow('given up');
    await expect(next).resolves.toBeNull();
  });
});

describe('a file of people', () => {
  it('is read while the server answers others, and refused when that takes too long', async () => {
    const reader = createCsvReader(new Decoders({ ...pictureLimits, maxMs: 4000 }));
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 50);
    const read = reader(`name\n${'a"b"c\n'.repeat(200_000)}`, 1002, 'ada');
    await expect(read).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'csv', problem: 'too-long' },
    });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
    expect(await reader('name,email\nAda,ada@example.org', 1002, 'ada')).toEqual({
      rows: [
        { line: 1, cells: ['name', 'email'] },
        { line: 2, cells: ['Ada', 'ada@example.org'] },
      ],
      unreadable: [],
    });
  });
});

/** Creates work that ends on request and records the order in which it starts. */
function worksOf(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    take(name: string, signal?: AbortSignal) {
      const [by = ''] = name;
      return queue.take(by, signal, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

it('serves one task of each person at a time, in turns', async () => {
  const { begun, take, end } = worksOf(new FairQueue(2));
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => take(name));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end('b1');
  expect(begun.slice(3)).toEqual(['c1']);
  await end('a2');
  expect(begun.slice(4)).toEqual(['b2']);
  for (const name of ['c1', 'b2', 'a3']) await end(name);
  await Promise.all(all);
});

it('skips a task that is aborted while it waits, and one that failed', async () => {
  const queue = new FairQueue(1);
  const { begun, take, end } = worksOf(queue);
  const failed = queue.take('x', undefined, () => Promise.reject(new Error('failed')));
  await expect(failed).rejects.toThrow('failed');
  const first = take('a1');
  const aborting = new AbortController();
  const aborted = take('b1', aborting.signal);
  const last = take('c1');
  aborting.abort(new Error('gone'));
  await expect(aborted).rejects.toThrow('gone');
  await expect(take('d1', aborting.signal)).rejects.toThrow('gone');
  await end('a1');
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  await Promise.all([first, last]);
});
