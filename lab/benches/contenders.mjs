// @ts-check
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, isText } from '../../hosting/compress.mjs';
import { createSiteServer } from '../../hosting/site-server.mjs';
import { deployables, root, serverPackage } from '../../scripts/packages.mjs';
import { releasePackages } from '../../scripts/release-packages.mjs';
import { run } from '../../scripts/run.mjs';

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {string} origin
 * @property {() => number} reached Returns the number of requests that its server has received.
 */

const minimal = fileURLToPath(new URL('minimal', import.meta.url));

/**
 * Builds and serves the contenders: the portal as released, the same code as one plain build, and a minimal page with
 * the same libraries. All use the same server, headers and compression.
 */
export async function startContenders() {
  const scratch = mkdtempSync(join(tmpdir(), 'hoa-bench-'));
  const sites = {
    portal: join(scratch, 'portal'),
    plain: join(scratch, 'plain'),
    minimal: join(scratch, 'minimal'),
  };
  await releasePackages(deployables(), sites.portal, [serverPackage]);
  await viteBuild(join(root, 'shell'), sites.plain, '--mode', 'plain');
  await viteBuild(minimal, sites.minimal);
  for (const site of [sites.plain, sites.minimal]) await compressFolder(site);

  const servers = await Promise.all(Object.entries(sites).map(([name, site]) => serve(name, site)));
  return {
    contenders: servers.map(({ name, origin, reached }) => ({ name, origin, reached })),
    site: sites.portal,
    stop: () => servers.map(({ server }) => server.close()),
  };
}

/** @param {string} folder @param {string} out @param {string[]} args */
function viteBuild(folder, out, ...args) {
  const vite = join(root, 'lab', 'node_modules', 'vite', 'bin', 'vite.js');
  return run(process.execPath, [vite, 'build', '--outDir', out, '--logLevel', 'warn', ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
}

/** Adds the compressed forms beside each text file, as a release does. @param {string} folder */
async function compressFolder(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isText(path)) continue;
    const forms = await compress(await readFile(path));
    for (const [suffix, content] of Object.entries(forms)) await writeFile(path + suffix, content);
  }
}

/** @param {string} name @param {string} site */
async function serve(name, site) {
  const server = createSiteServer({ site });
  let requests = 0;
  server.on('request', () => {
    requests += 1;
  });
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const origin = `http://localhost:${address.port}`;
  return { name, server, origin, reached: () => requests };
}
