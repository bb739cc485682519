// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { liveViewFolder } from '../hosting/live-view.mjs';

/**
 * What each package may make a browser fetch, in kB of gzipped script: what it always needs, and that with what one
 * of its pages adds. A limit is raised in the commit that needs it, with the reason in its message.
 * @type {Readonly<Record<string, { always: number, page: number }>>}
 */
const limits = {
  shell: { always: 176.2, page: 0 },
  'remote-resident': { always: 12.4, page: 53.4 },
  'remote-vendor': { always: 30.2, page: 45.8 },
  'remote-admin': { always: 36.2, page: 48.2 },
};

/** What the home of a resident may fetch, the shell and the remote included: script, and requests in each mode. */
const homeLimit = 193.6;
const homeRequests = 20;

/**
 * Whether every package of a site keeps within its limit; says each figure beside it.
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
      // The page itself, the registry, and the font that headings are in.
      const inBoth = 3 + ofShell.boot.length + files.length;
      const data = ofPage.data.flatMap((/** @type {string} */ name) => ofShell.data[name] ?? []);
      const ofSamples = inBoth + ofShell.scripts.length + data.length;
      checks.push(check('the home, sample data', ofSamples, homeRequests, 'requests'));
      // The first answers, and the events that follow.
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
 * The files that the page names: its boot, and what the script in it fetches for whoever is signed in.
 * @param {string} file of the page
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
