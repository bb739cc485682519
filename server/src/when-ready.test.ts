import { expect, test } from 'vitest';
import { whenReady } from './when-ready.ts';

test('waits until nothing is missing any more', async () => {
  const looks = [['mailbox', 'events'], ['mailbox'], []];
  let looked = 0;
  await whenReady(async () => {
    looked += 1;
    return looks[looked - 1] ?? [];
  });
  expect(looked).toBe(3);
});

test('fails with the names of the parts that are not ready', async () => {
  const never = whenReady(async () => ['mailbox'], 0);
  await expect(never).rejects.toThrow('The live portal did not become ready: mailbox.');
});
