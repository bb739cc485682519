import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server from its sources; answers the folder. Beside the libraries, which a build imports by name. */
export async function buildServer(): Promise<string> {
  const outDir = join(serverFolder, 'node_modules/.cache/proof');
  await build({ root: serverFolder, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}
