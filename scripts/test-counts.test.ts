import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../hosting/testing/temporary-folder.ts';
import {
  countOne,
  countPlaywright,
  countsInWords,
  countVitest,
  failedTests,
} from './test-counts.mjs';

function report(content: unknown): string {
  const path = join(temporaryFolder('hoa-report-'), 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test.each([
  [0, { passed: 1, failed: 0 }],
  [1, { passed: 0, failed: 1 }],
  [null, { passed: 0, failed: 1 }],
])('a whole phase that ends with %s', (code, counts) => {
  expect(countOne(code)).toEqual(counts);
});

const vitest = { numPassedTests: 7, numFailedTests: 0, testResults: [] };
const unloadable = { status: 'failed', assertionResults: [] };

test.each([
  ['all passed', vitest, 0, { passed: 7, failed: 0 }],
  ['some failed', { ...vitest, numFailedTests: 2 }, 1, { passed: 7, failed: 2 }],
  ['a file cannot load', { ...vitest, testResults: [unloadable] }, 1, { passed: 7, failed: 1 }],
  ['some not run', { ...vitest, numPendingTests: 3 }, 0, { passed: 7, failed: 0, skipped: 3 }],
  ['a stray error', vitest, 1, { passed: 7, failed: 1 }],
  ['cut off', '{"numPassed', null, { passed: 0, failed: 1 }],
])('Vitest: %s', (_what, content, code, counts) => {
  expect(countVitest(report(content), code)).toEqual(counts);
});

test.each([
  ['all passed', { stats: { expected: 5, unexpected: 0, flaky: 0 } }, 0, { passed: 5, failed: 0 }],
  ['some failed', { stats: { expected: 5, unexpected: 2 } }, 1, { passed: 5, failed: 2 }],
  ['a flaky one', { stats: { expected: 5, flaky: 1 } }, 0, { passed: 6, failed: 0 }],
  ['no test found', { stats: { expected: 0 } }, 1, { passed: 0, failed: 1 }],
])('Playwright: %s', (_what, content, code, counts) => {
  expect(countPlaywright(report(content), code)).toEqual(counts);
});

test('a run that left no report has failed', () => {
  expect(countVitest('/nowhere', null)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright('/nowhere', 1)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  [{ passed: 5, failed: 0 }, '5 passed, 0 failed'],
  [{ passed: 5, failed: 1, skipped: 2 }, '5 passed, 1 failed, 2 skipped'],
])('says of %o', (counts, words) => {
  expect(countsInWords(counts)).toBe(words);
});

test('names the tests that failed in Vitest, and the files that could not be loaded', () => {
  const fullName = 'a rule holds';
  const passed = { status: 'passed', fullName: 'another holds' };
  const failed = { status: 'failed', fullName, failureMessages: ['Error: expected 1\n  at x'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'b.test.ts', status: 'passed', assertionResults: [passed] },
    { name: 'c.test.ts', ...unloadable, message: 'no such module' },
  ];
  expect(failedTests(report({ testResults }))).toEqual([
    'a.test.ts › a rule holds: Error: expected 1',
    'c.test.ts: no such module',
  ]);
});

test('names the tests that failed in Playwright, in nested groups too', () => {
  const file = 'a.spec.ts';
  const inner = { file, specs: [{ title: 'shows a banner', ok: false }] };
  const suites = [{ file, specs: [{ title: 'opens', ok: true }], suites: [inner] }];
  expect(failedTests(report({ suites }))).toEqual(['a.spec.ts › shows a banner']);
});

test('names none without a report', () => {
  expect(failedTests('/nowhere')).toEqual([]);
});
