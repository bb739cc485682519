// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs } from './build-inputs.mjs';
import { root } from './packages.mjs';
import { run } from './run.mjs';

/** The number of parallel builds, for a machine with two cores. */
const atOnce = 2;

/**
 * Builds packages into their `dist`, some in parallel; skips packages whose inputs have not changed since their last
 * build. Prints the duration of each build.
 * @param {string[]} names
 */
export async function buildPackages(names) {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await build(name);
  };
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = workers.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

/** @param {string} name */
async function build(name) {
  const folder = join(root, name);
  // Stored in `dist`, so that it is deleted with it; dotfiles are not released.
  const mark = join(folder, 'dist', '.inputs');
  const inputs = buildInputs(name);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return;
  const started = performance.now();
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  writeFileSync(mark, inputs);
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
