// @ts-check
// npm run release -- <package>… [--release id] [--from folder] [--site folder]
// npm run release -- --configuration <JSON> [--site folder]
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configure, publish } from '../hosting/publish.mjs';
import { buildPackages } from './build-packages.mjs';
import { command } from './command.mjs';
import { deployables, knownDeployables, ownSite, readManifest, root } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

const usage = `Usage: npm run release -- <package>… [--release <id>] [--from <built folder>] [--site <folder>]
       npm run release -- --configuration '{"modes":["mock","live"],"api":"/api"}' [--site <folder>]
Packages: ${deployables().join(', ')}. Several go live together.`;

await command(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: {
      release: { type: 'string' },
      from: { type: 'string' },
      configuration: { type: 'string' },
      site: { type: 'string', default: ownSite },
    },
  });
  const { release, from, configuration } = values;
  if (configuration !== undefined) {
    await configure({ site: resolve(values.site), configuration: JSON.parse(configuration) });
    console.log(`The site offers ${configuration}.`);
    if (names.length === 0) return;
  }
  if (names.length === 0) throw new Error(usage);
  if (names.length > 1 && (release ?? from) !== undefined) {
    throw new Error('--release and --from go with one package.');
  }
  if (from === undefined) {
    knownDeployables(names);
    await installDependencies();
    await buildPackages(names);
  }
  const builds = names.map((name) => ({
    name,
    version: from === undefined ? readManifest(name).version : versionOf(name),
    folder: resolve(from ?? join(root, name, 'dist')),
    release,
  }));
  for (const change of await publish({ site: resolve(values.site), builds })) {
    const { name, release: now, before } = change;
    if (now === before) console.log(`${name} ${now} is live already.`);
    else console.log(`${name} ${now} is live${before ? `, instead of ${before}` : ''}.`);
  }
});

/** A build given by --from may be of a package that has no folder here. @param {string} name */
function versionOf(name) {
  return deployables().includes(name) ? readManifest(name).version : '0.0.0';
}
