import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the server from source and returns its folder, which is inside the package so that its imports of libraries
 * resolve.
 */
export async function buildServer(): Promise<string> {
  const outDir = join(serverFolder, 'node_modules/.cache/proof');
  await build({ root: serverFolder, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
}
