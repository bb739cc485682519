// @ts-check
// node server/start.mjs [site]   the built version of npm start; configured by PORT, HOST, DATA and DATABASE_URL
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBuilt } from './run-built.mjs';

const ownSite = fileURLToPath(new URL('../site', import.meta.url));
const ownData = fileURLToPath(new URL('../data', import.meta.url));

await runBuilt('develop', (develop) =>
  develop({ site: resolve(process.argv[2] ?? ownSite), folder: ownData, say: console.log }),
);
