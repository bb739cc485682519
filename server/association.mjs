// @ts-check
// node server/association.mjs COMMAND …   the built version of npm run association
import { fileURLToPath } from 'node:url';
import { runBuilt } from './run-built.mjs';

const ownData = fileURLToPath(new URL('../data', import.meta.url));

await runBuilt('association', (association) =>
  association({ args: process.argv.slice(2), folder: ownData, say: console.log }),
);
