// @ts-check
// npm test: types, lint, unit and component tests, sizes, then end-to-end tests in a real browser
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditDependencies } from './audit.mjs';
import { findChromium } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { deployables, root, serverPackage } from './packages.mjs';
import { playwright } from './playwright.mjs';
import { installDependencies } from './pnpm.mjs';
import { requireNode } from './require-node.mjs';
import { outcome } from './run.mjs';
import { checkSizes } from './sizes.mjs';
import {
  countOne,
  countPlaywright,
  countsInWords,
  countVitest,
  failedTests,
} from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {[title: string, run: () => Promise<Counts>]} Phase */

/** A run takes 14 to 19 minutes on two idle cores. A run that hangs is stopped after this time with a message. */
const budgetMs = 55 * 60_000;
const started = performance.now();
const left = () => Math.max(1000, budgetMs - (performance.now() - started));

const scratch = mkdtempSync(join(tmpdir(), 'hoa-test-'));
const modules = join(root, 'node_modules');

/** @type {Promise<string> | undefined} */
let building;

const lintArguments = ['check', '--error-on-warnings', root];
const folderArguments = ['--config', join(root, 'dependency-cruiser.config.mjs'), '.'];

/** Checks that run in parallel, since none of them uses both cores fully. @type {Phase[]} */
const checks = [
  ['Types', () => program([join(modules, 'typescript', 'bin', 'tsc'), '--noEmit', '-p', root])],
  ['Lint', () => program([join(modules, '@biomejs', 'biome', 'bin', 'biome'), ...lintArguments])],
  [
    'Circles of folders',
    () =>
      program([
        join(modules, 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
        ...folderArguments,
      ]),
  ],
  ['Known holes', auditDependencies],
  ['Unused code', () => program([join(modules, 'knip', 'bin', 'knip.js')])],
];

/** Phases that run in sequence. @type {Phase[]} */
const phases = [
  ['Unit and component tests', unitTests],
  ['Sizes', async () => checkSizes(await builtSite())],
  ['End-to-end tests', endToEndTests],
];

requireNode();
const total = { passed: 0, failed: 0, skipped: 0 };
/** Lines that are repeated at the end, so that they are not overlooked. @type {string[]} */
const notes = [];
try {
  await installDependencies();
  await Promise.all(checks.map(runPhase));
  for (const phase of phases) {
    console.log(`\n── ${phase[0]}`);
    await runPhase(phase);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
console.log(`\n${countsInWords(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Runs a phase; an error counts as one failure and does not stop the next phase. @param {Phase} phase */
async function runPhase([title, run]) {
  const counts = await run().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return countOne(null);
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped ?? 0;
  console.log(`${title}: ${countsInWords(counts)}`);
  if (counts.failed > 0) notes.push(`${title}: ${countsInWords(counts)}`);
}

/** @param {string} report The path of a JSON report. */
function noteFailed(report) {
  for (const test of failedTests(report)) notes.push(`Failed: ${test}`);
}

/** Runs a program and prints its output when it exits. @param {string[]} args */
async function program(args) {
  const { code, output } = await outcome(process.execPath, args, { cwd: root, timeoutMs: left() });
  process.stdout.write(output);
  return countOne(code);
}

async function unitTests() {
  const nginx = await findNginx();
  if (nginx === undefined) {
    notes.push(
      'The tests of nginx were not run: there is none, and none could be fetched. Install one, or say where it is: NGINX_PATH=/path/to/nginx npm test',
    );
  }
  const report = join(scratch, 'vitest.json');
  const vitest = join(modules, 'vitest', 'vitest.mjs');
  // Retried like the journeys, since a busy machine occasionally stalls.
  const args = [vitest, 'run', '--retry=1', '--reporter=default', '--reporter=json'];
  const { code } = await outcome(process.execPath, [...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: nginx === undefined ? {} : { NGINX_PATH: nginx },
    show: true,
    timeoutMs: left(),
  });
  noteFailed(report);
  return countVitest(report, code);
}

/** Builds the site and the server once. */
function builtSite() {
  building ??= (async () => {
    const site = join(scratch, 'site');
    const { releasePackages } = await import('./release-packages.mjs');
    await releasePackages(deployables(), site, [serverPackage]);
    return site;
  })();
  return building;
}

async function endToEndTests() {
  const site = await builtSite();
  const chromium = await findChromium();
  const report = join(scratch, 'playwright.json');
  // A test that passes on a retry is reported as flaky.
  const code = await playwright(['--retries=2'], { site, chromium, report, timeoutMs: left() });
  noteFailed(report);
  return countPlaywright(report, code);
}
