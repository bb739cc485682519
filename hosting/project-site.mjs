// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingFrom } from './compatibility.mjs';
import { liveRelease, recordsFolder } from './history.mjs';
import { inlineScriptHashes, withImportMap } from './import-map.mjs';
import { publishFile, withdrawFile, writeAtomically } from './write-atomically.mjs';

/** @typedef {import('./history.mjs').History} History */

/** What nginx.conf includes into its policy: a static host cannot work the hash out by itself. */
const scriptHashFile = join(recordsFolder, 'nginx-script-hash.conf');

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
 * Writes what visitors see from the history: the registry, the shell's facts, and last the page.
 * Only files whose content changes are touched, each in one step.
 * @param {string} site
 * @param {History} history
 * @param {History} before what the site showed until now
 */
export async function projectSite(site, history, before) {
  const remotes = liveEntries(history);
  await publishFile(join(site, 'remotes.json'), json({ remotes }));

  const shell = liveRelease(history, 'shell');
  if (shell === undefined) return;
  const { release, releasedAt, provides = {}, files = [] } = shell;
  const kept = join(site, recordsFolder, 'shell', release);
  for (const file of files) await publishFile(join(site, file), await readFile(join(kept, file)));
  await publishFile(join(site, 'shell.json'), json({ release, releasedAt, ...provides }));
  const page = withImportMap(await readFile(join(kept, 'index.html'), 'utf8'), scripts(history));
  await publishFile(join(site, 'index.html'), page);
  const hashes = inlineScriptHashes(page).map((hash) => ` ${hash}`);
  await writeAtomically(join(site, scriptHashFile), `default "${hashes.join('')}";\n`);

  const gone = (liveRelease(before, 'shell')?.files ?? []).filter((file) => !files.includes(file));
  for (const file of gone) await withdrawFile(join(site, file));
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
function scripts(history) {
  const live = Object.keys(history).map((name) => liveRelease(history, name)?.scripts ?? {});
  return Object.assign({}, ...live);
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value)}\n`;
}
