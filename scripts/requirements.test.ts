import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, lists, readProofs, summary } from './traceability.mjs';

const requirements = lists().flatMap(([, list]) => list);
const proofs = readProofs();

test('requirements have an id of their own', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(600);
  expect(ids.filter((id, at) => !/^V?[\d.]+$/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
});

test('every requirement has a test or a reason', () => {
  const proved = new Set(proofs.flatMap(({ ids }) => ids));
  const unproved = requirements.filter(({ id, reason }) => reason === null && !proved.has(id));
  expect(unproved.map(({ id }) => id)).toEqual([]);
});

test('a requirement that is not met has no test', () => {
  const isPartlyMet = (reason: string | null) => reason?.startsWith('partly met') ?? true;
  const unmet = new Set(requirements.filter((one) => !isPartlyMet(one.reason)).map(({ id }) => id));
  expect(proofs.filter(({ ids }) => ids.some((id) => unmet.has(id)))).toEqual([]);
});

test('every id in a title is listed', () => {
  const known = new Set(requirements.map(({ id }) => id));
  expect(proofs.filter(({ ids }) => ids.some((id) => !known.has(id)))).toEqual([]);
});

test('the page is up to date', () => {
  // The formatter pads the cells of tables.
  const words = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(words(page)).toBe(words(summary(lists())));
});
