// @ts-check
// node server/serve.mjs [site]   runs the live portal in production, using the built server
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBuilt } from './run-built.mjs';

const ownSite = fileURLToPath(new URL('../site', import.meta.url));

await runBuilt('serve', (serve) =>
  serve({ site: resolve(process.argv[2] ?? ownSite), say: console.log }),
);
