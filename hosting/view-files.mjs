// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingFrom } from './compatibility.mjs';
import { configurationFile } from './configuration.mjs';
import { historyFile, liveRelease } from './history.mjs';
import { withImportMap } from './import-map.mjs';
import { recordsFolder } from './store.mjs';

/** @typedef {import('./configuration.mjs').Configuration} Configuration */
/** @typedef {import('./history.mjs').History} History */

/**
 * Returns a message for each dependency of a live remote that the live shell does not provide; empty without a shell.
 * @param {History} history
 * @returns {string[]}
 */
export function incompatibilities(history) {
  const shell = liveRelease(history, 'shell');
  if (shell === undefined) return [];
  return liveEntries(history).flatMap((entry) =>
    missingFrom(shell.provides ?? {}, entry).map(
      (missing) => `${entry.name} ${entry.release} needs ${missing}`,
    ),
  );
}

/**
 * Builds the files with stable names from the history: the registry, the page, the shell's manifest and its other
 * files.
 * @param {string} site
 * @param {History} history
 * @param {Configuration | undefined} configuration Also added to the registry, which saves the page a request.
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function viewFiles(site, history, configuration) {
  const view = new Map([
    [historyFile, json(history)],
    [registryFile, json(registryWith({ remotes: liveEntries(history) }, configuration))],
  ]);
  if (configuration) view.set(configurationFile, json(configuration));
  const shell = liveRelease(history, 'shell');
  if (shell === undefined) return view;
  const { release, releasedAt, provides = {}, files = [] } = shell;
  const kept = join(site, recordsFolder, 'shell', release);
  for (const file of files) view.set(file, await readFile(join(kept, file)));
  view.set('shell.json', json({ release, releasedAt, ...provides }));
  const page = withImportMap(await readFile(join(kept, 'index.html'), 'utf8'), pins(history));
  return view.set('index.html', Buffer.from(page));
}

export const registryFile = 'remotes.json';

/**
 * Returns the registry with the site's configuration added.
 * @param {object} registry
 * @param {Configuration | undefined} configuration
 */
export function registryWith(registry, configuration) {
  return configuration ? { ...registry, configuration } : registry;
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

/** Serializes a value as a file of a view. @param {unknown} value */
export function json(value) {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
