// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { liveViewFolder } from '../hosting/live-view.mjs';

/**
 * The limits of each package in kB of gzipped script: of what it always loads, and of that with any one of its pages. A
 * commit that raises a limit states the reason in its message.
 * @type {Readonly<Record<string, { always: number, page: number }>>}
 */
const limits = {
  shell: { always: 187.6, page: 0 },
  'remote-resident': { always: 12, page: 59 },
  'remote-vendor': { always: 31.7, page: 47.4 },
  'remote-admin': { always: 37.8, page: 49.8 },
};

/** The limits of a resident's home, including the shell and the remote: kB of script, and requests in each mode. */
const homeLimit = 205;
const homeRequests = 20;

/**
 * Checks the limits of every package of a site and prints each size.
 * @param {string} site
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkSizes(site) {
  const view = (await liveViewFolder(site)) ?? site;
  const { remotes } = JSON.parse(await readFile(join(view, 'remotes.json'), 'utf8'));
  const ofShell = await readShell(join(view, 'index.html'));
  const shell = await kb(site, [...ofShell.boot.filter(isScript), ...ofShell.scripts]);
  const checks = [check('shell, always', shell, limits.shell?.always)];
  for (const { name, entry, preload, pages } of remotes) {
    const folder = join(site, entry, '..');
    const { always, page } = limits[name] ?? { always: 0, page: 0 };
    const own = await kb(folder, preload.scripts);
    checks.push(check(`${name}, always`, own, always));
    for (const { id, path, preload: ofPage } of pages) {
      const withPage = own + (await kb(folder, ofPage.scripts));
      checks.push(check(`${name}, ${id}`, withPage, page));
      if (path !== '/') continue;
      checks.push(check('the home', shell + withPage, homeLimit));
      const files = [preload, ofPage].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
      // The page itself, the registry, and the font of headings.
      const inBoth = 3 + ofShell.boot.length + files.length;
      const data = ofPage.data.flatMap((/** @type {string} */ name) => ofShell.data[name] ?? []);
      const ofSamples = inBoth + ofShell.scripts.length + data.length;
      checks.push(check('the home, sample data', ofSamples, homeRequests, 'requests'));
      // The request for the first data, and the event stream.
      const ofLive = inBoth + ofShell.live.length + 2;
      checks.push(check('the home, live mode', ofLive, homeRequests, 'requests'));
    }
  }
  for (const { what, is, limit, unit } of checks) {
    const verdict = is > limit ? `is over its limit of ${limit} ${unit}` : `of ${limit} ${unit}`;
    console.log(`${is.toFixed(unit === 'kB' ? 1 : 0).padStart(6)} ${unit}  ${what} ${verdict}`);
  }
  const failed = checks.filter(({ is, limit }) => is > limit).length;
  return { passed: checks.length - failed, failed };
}

/** @param {string} what @param {number} is @param {number} [limit] @param {string} [unit] */
function check(what, is, limit = 0, unit = 'kB') {
  return { what, is, limit, unit };
}

/**
 * Returns the files that the page lists: those of startup, and those that it loads for signed-in people.
 * @param {string} file The page.
 * @returns {Promise<{ boot: string[], scripts: string[], live: string[], data: Record<string, string[]> }>}
 */
async function readShell(file) {
  const page = await readFile(file, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const [, block = '{}'] = /id="shell-files">([^<]*)/.exec(page) ?? [];
  return { boot: [...new Set(named)], ...JSON.parse(block) };
}

/** @param {string} file */
function isScript(file) {
  return file.endsWith('.js');
}

/** @param {string} folder @param {readonly string[]} files */
async function kb(folder, files) {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
