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
  shell: { always: 173.9, page: 0 },
  'remote-resident': { always: 12.4, page: 49.8 },
  'remote-vendor': { always: 27.8, page: 42.7 },
  'remote-admin': { always: 32.2, page: 43.4 },
};

/** What the home of a resident may fetch, the shell and the remote included. */
const homeLimit = 190;

/**
 * Whether every package of a site keeps within its limit; says each figure beside it.
 * @param {string} site
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkSizes(site) {
  const view = (await liveViewFolder(site)) ?? site;
  const { remotes } = JSON.parse(await readFile(join(view, 'remotes.json'), 'utf8'));
  const shell = await shellSize(site, join(view, 'index.html'));
  const checks = [{ what: 'shell, always', kb: shell, limit: limits.shell?.always ?? 0 }];
  for (const { name, entry, preload, pages } of remotes) {
    const folder = join(site, entry, '..');
    const { always, page } = limits[name] ?? { always: 0, page: 0 };
    const own = await kb(folder, preload.scripts);
    checks.push({ what: `${name}, always`, kb: own, limit: always });
    for (const { id, path, preload } of pages) {
      const withPage = own + (await kb(folder, preload.scripts));
      checks.push({ what: `${name}, ${id}`, kb: withPage, limit: page });
      if (path === '/') checks.push({ what: 'the home', kb: shell + withPage, limit: homeLimit });
    }
  }
  for (const { what, kb, limit } of checks) {
    const verdict = kb > limit ? `is over its limit of ${limit} kB` : `of ${limit} kB`;
    console.log(`${kb.toFixed(1).padStart(6)} kB  ${what} ${verdict}`);
  }
  const failed = checks.filter(({ kb, limit }) => kb > limit).length;
  return { passed: checks.length - failed, failed };
}

/**
 * The scripts that the page names: the boot, and those of everybody who is signed in.
 * @param {string} site
 * @param {string} file of the page
 */
async function shellSize(site, file) {
  const page = await readFile(file, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const block = /id="shell-files">([^<]*)/.exec(page)?.[1] ?? '{"scripts":[]}';
  const files = [...named.map((file) => file ?? ''), ...JSON.parse(block).scripts];
  return kb(site, files);
}

/** @param {string} folder @param {readonly string[]} files */
async function kb(folder, files) {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
