// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationFaults } from '@hoa/registry';
import { liveViewFolder } from './live-view.mjs';

/** @typedef {import('@hoa/registry').Configuration} Configuration */

/** The file of the configuration in a view. The registry beside it contains a copy. */
export const configurationFile = 'config.json';

/**
 * Reads the configuration of a site; undefined for a site with only sample data.
 * @param {string} site
 * @returns {Promise<Configuration | undefined>}
 */
export async function configurationOf(site) {
  const view = (await liveViewFolder(site)) ?? site;
  const text = await readFile(join(view, configurationFile), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : checkedConfiguration(JSON.parse(text));
}

/**
 * Validates a configuration; the error lists all faults.
 * @param {unknown} value
 * @returns {Configuration}
 */
export function checkedConfiguration(value) {
  const faults = configurationFaults(value);
  if (faults.length === 0) return /** @type {Configuration} */ (value);
  throw new Error(`The configuration is refused:\n  ${faults.join('\n  ')}`);
}
