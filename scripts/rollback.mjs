// @ts-check
// npm run rollback -- <package> [release] [--site folder]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rollBack } from '../hosting/publish.mjs';
import { command } from './command.mjs';
import { ownSite } from './packages.mjs';

const usage = 'Usage: npm run rollback -- <package> [release] [--site <folder>]';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', default: ownSite } },
  });
  const [name, wanted, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(usage);
  const site = resolve(values.site);
  const { release, before } = await rollBack({ site, name, release: wanted });
  console.log(`${name} ${release} is live again, instead of ${before}.`);
});
