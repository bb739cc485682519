// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentName } from './build-output.mjs';
import { viewsFolder } from './site-folders.mjs';
import { placeFolder } from './store-release.mjs';
import { viewFiles } from './view-files.mjs';

/**
 * Stores the view of a history and a configuration, without making it live; returns its name. An existing view of that
 * name is complete and identical, since it is named by its content and moved into place.
 * @param {string} site
 * @param {import('./history.mjs').History} history
 * @param {import('./configuration.mjs').Configuration | undefined} configuration
 */
export async function storeView(site, history, configuration) {
  const files = await viewFiles(site, history, configuration);
  const name = contentName(files);
  const path = join(viewsFolder, name);
  if (!existsSync(join(site, path))) await placeFolder(site, path, files);
  return name;
}
