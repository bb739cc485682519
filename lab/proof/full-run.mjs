// @ts-check
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';
import { findFirefox } from '../../scripts/firefox.mjs';
import { findNginx } from '../../scripts/nginx.mjs';
import { deployables, ownSite, root } from '../../scripts/packages.mjs';
import { playwright } from '../../scripts/playwright.mjs';
import { outcome, run } from '../../scripts/run.mjs';
import { countPlaywright, countsInWords, countVitest } from '../../scripts/test-counts.mjs';

/** @typedef {{ env?: Record<string, string>, project?: string }} Proof */

/**
 * Creates a proof that runs journeys or tests with other settings than `npm test`. Journeys run on the site of SITE, or
 * on a new build.
 * @param {'journeys' | 'tests'} kind
 * @param {string[]} files
 * @param {Proof} [proof]
 * @returns {() => Promise<string[]>}
 */
export function fullRun(kind, files, { env = {}, project = 'desktop' } = {}) {
  return async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'hoa-proof-'));
    const report = join(scratch, 'report.json');
    const figures = join(scratch, 'figures.txt');
    const all = { ...env, PROOF_FIGURES: figures };
    const started = performance.now();
    try {
      const counts = await (kind === 'journeys'
        ? journeys(files, { ...all, E2E_PROJECT: project }, report)
        : tests(files, all, report));
      if (counts.failed > 0 || counts.skipped) throw new Error(countsInWords(counts));
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      const measured = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
      return [...measured, ...settings, `${counts.passed} passed in ${minutes} min`];
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  };
}

/** @param {string[]} files @param {Record<string, string>} env @param {string} report */
async function journeys(files, env, report) {
  const site = process.env.SITE ?? ownSite;
  if (process.env.SITE === undefined) {
    const { releasePackages } = await import('../../scripts/release-packages.mjs');
    await releasePackages(deployables(), site);
  }
  if (env.E2E_PROJECT === 'firefox') {
    env.FIREFOX_PATH = await findFirefox();
    const version = await run(env.FIREFOX_PATH, ['--version']);
    appendFileSync(env.PROOF_FIGURES ?? '', `${version.trim()}\n`);
  }
  const args = [...files, `--project=${env.E2E_PROJECT}`];
  const code = await playwright(args, { site, chromium: await findChromium(), report, env });
  return countPlaywright(report, code);
}

/** @param {string[]} files @param {Record<string, string>} env @param {string} report */
async function tests(files, env, report) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...files, '--reporter=default', '--reporter=json'];
  const nginx = await findNginx();
  const { code } = await outcome(process.execPath, [...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: { ...env, ...(nginx && { NGINX_PATH: nginx }) },
    show: true,
  });
  return countVitest(report, code);
}
