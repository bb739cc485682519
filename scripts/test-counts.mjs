// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Counts */
/** @typedef {{ title: string, file?: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} VitestFile */

/**
 * Counts a phase that passes or fails as a whole.
 * @param {number | null} code The exit code.
 * @returns {Counts}
 */
export function countOne(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts Vitest's tests from its JSON report; a file that could not be loaded counts as one failure.
 * @param {string} path
 * @param {number | null} code
 * @returns {Counts}
 */
export function countVitest(path, code) {
  const report = readReport(path);
  const broken = (report?.testResults ?? []).filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: report?.numPendingTests ?? 0,
  };
  return withVerdict(counts, code);
}

/**
 * Counts Playwright's tests from its JSON report, and prints the number of those that only passed on a retry.
 * @param {string} path
 * @param {number | null} code
 * @returns {Counts}
 */
export function countPlaywright(path, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(path)?.stats ?? {};
  if (flaky > 0) console.log(`Flaky, passed at a later try: ${flaky}`);
  return withVerdict({ passed: expected + flaky, failed: unexpected }, code);
}

/**
 * Formats the counts for the end of a run.
 * @param {Counts} counts
 */
export function countsInWords({ passed, failed, skipped = 0 }) {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}

/**
 * Returns the failed tests by file and title from a JSON report of Vitest or Playwright; for Vitest with the first line
 * of each failure.
 * @param {string} path
 * @returns {string[]}
 */
export function failedTests(path) {
  const { testResults = [], suites = [] } = readReport(path) ?? {};
  return [...testResults.flatMap(failedInFile), ...suites.flatMap(failedInSuite)];
}

/** @param {VitestFile} file @returns {string[]} */
function failedInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${name} › ${fullName}: ${firstLine(failureMessages?.join('\n'))}`,
  );
}

/** @param {Suite} suite @returns {string[]} */
function failedInSuite({ specs = [], suites = [], file }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`);
  return [...failed, ...suites.flatMap(failedInSuite)];
}

function firstLine(message = '') {
  return message.split('\n')[0];
}

/**
 * A run that failed without a failed test (a crash, a timeout, no test found) counts as a failure.
 * @param {Counts} counts
 * @param {number | null} code
 */
function withVerdict({ passed, failed, skipped = 0 }, code) {
  const counts = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  return skipped > 0 ? { ...counts, skipped } : counts;
}

/** @param {string} path */
function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
