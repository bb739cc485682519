// @ts-check
// node hosting/serve.mjs [site]   configured by PORT and HOST
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, portFromEnvironment } from './listen.mjs';

const ownSite = fileURLToPath(new URL('../site', import.meta.url));

try {
  const site = resolve(process.argv[2] ?? ownSite);
  console.log(await listen({ site, port: portFromEnvironment(4173), host: process.env.HOST }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
