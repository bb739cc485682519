// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingFrom } from './compatibility.mjs';
import { historyFile, liveRelease } from './history.mjs';
import { inlineScriptHashes, withImportMap } from './import-map.mjs';
import { recordsFolder } from './site-folders.mjs';

/** @typedef {import('./history.mjs').History} History */

/**
 * What each live remote needs that the live shell lacks, in words; empty when all fit, or when no
 * shell is there yet to fit.
 * @param {History} history
 * @returns {string[]}
 */
export function misfits(history) {
  const shell = liveRelease(history, 'shell');
  if (shell === undefined) return [];
  return liveEntries(history).flatMap((entry) =>
    missingFrom(shell.provides ?? {}, entry).map(
      (missing) => `${entry.name} ${entry.release} needs ${missing}`,
    ),
  );
}

/**
 * What visitors see under names that stay, made of the history: the registry, the page, the shell's facts and what
 * it brings besides.
 * @param {string} site
 * @param {History} history
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function viewFiles(site, history) {
  const view = new Map([
    [historyFile, json(history)],
    ['remotes.json', json({ remotes: liveEntries(history) })],
  ]);
  const shell = liveRelease(history, 'shell');
  if (shell === undefined) return view;
  const { release, releasedAt, provides = {}, files = [] } = shell;
  const kept = join(site, recordsFolder, 'shell', release);
  for (const file of files) view.set(file, await readFile(join(kept, file)));
  view.set('shell.json', json({ release, releasedAt, ...provides }));
  const page = withImportMap(await readFile(join(kept, 'index.html'), 'utf8'), pins(history));
  return view.set('index.html', Buffer.from(page));
}

/**
 * What nginx.conf includes: the view in force, and what its page's policy allows, which a static host cannot
 * work out by itself. One file, so that nginx goes over to both at once.
 * @param {string} view
 * @param {string} page
 */
export function nginxSettings(view, page) {
  const hashes = inlineScriptHashes(page).map((hash) => ` ${hash}`);
  return `map $host $view { default "${view}"; }\nmap $host $script_hash { default "${hashes.join('')}"; }\n`;
}

/** @param {History} history */
function liveEntries(history) {
  return Object.keys(history)
    .sort()
    .flatMap((name) => liveRelease(history, name)?.entry ?? []);
}

/**
 * @param {History} history
 * @returns {Record<string, string>}
 */
function pins(history) {
  const live = Object.keys(history).map((name) => liveRelease(history, name)?.scripts ?? {});
  return Object.assign({}, ...live);
}

/** @param {unknown} value */
function json(value) {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
