// @ts-check
import { join } from 'node:path';
import { root } from './packages.mjs';
import { outcome } from './run.mjs';

/**
 * Runs the end-to-end tests against a site; resolves to Playwright's exit code, or null if it was stopped.
 * @param {string[]} args
 * @param {{ site: string, chromium: string, report?: string, timeoutMs?: number, env?: Record<string, string> }} options
 *   `report` is the path of the JSON report, `env` the environment variables of the tests.
 */
export async function playwright(args, { site, chromium, report, timeoutMs, env }) {
  const folder = join(root, 'e2e');
  const cli = join(folder, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(folder, 'playwright.config.ts');
  const reporters = report ? ['--reporter=list,json'] : [];
  const { code } = await outcome(
    process.execPath,
    [cli, 'test', '-c', config, ...reporters, ...args],
    {
      cwd: root,
      env: {
        ...env,
        SITE: site,
        CHROMIUM_PATH: chromium,
        ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
      },
      show: true,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    },
  );
  return code;
}
