// @ts-check
import { build } from 'vite';
import { target } from './sharing.mjs';

/**
 * Adds the service worker as one classic script with a fixed name, since browsers know it by its address.
 * @param {{ input: string, fileName: string }} options
 * @returns {import('vite').Plugin}
 */
export function workerFile({ input, fileName }) {
  return {
    name: 'hoa:worker-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler() {
        this.emitFile({ type: 'asset', fileName, source: await bundleWorker(input) });
      },
    },
  };
}

/**
 * Returns the script of a worker with all of its imports.
 * @param {string} input
 * @returns {Promise<string>}
 */
export async function bundleWorker(input) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { target, write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (!chunk) throw new Error(`${input} has no output.`);
  return chunk.code;
}
