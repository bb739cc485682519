import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

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
