import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { withLock } from './site-lock.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

let lock: string;
beforeEach(() => {
  lock = join(temporaryFolder('hoa-lock-'), 'lock');
});

test('one works at a time, and each gets a turn', async () => {
  let inside = 0;
  const seen: number[] = [];
  const work = async () => {
    inside += 1;
    await new Promise((done) => setImmediate(done));
    seen.push(inside);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(lock, work)));
  expect(seen).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test('work that fails gives the lock back', async () => {
  const failing = withLock(lock, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(existsSync(lock)).toBe(false);
});

test('a lock left by a process that died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(pid));
  await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
  expect(existsSync(lock)).toBe(false);
});
