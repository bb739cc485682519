// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../scripts/packages.mjs';
import { printTable } from './table.mjs';

/** @typedef {{ perSecond: number, p50: number, p95: number }} Measured */
/**
 * @typedef {object} Figures
 * @property {{ name: string, portal: Measured, bare: Measured }[]} rows
 * @property {number} eventsP99 ms
 * @property {number} listeners
 * @property {number} megabytes
 * @property {number} listenersAtMost
 */

const server = join(root, 'server');
/** Inside the package, so that imports of libraries resolve. */
const built = join(server, 'node_modules', '.cache', 'bench');

/**
 * Compares the live portal's server with a bare one that answers from handwritten SQL; prints the measurements and
 * returns a summary.
 * @param {{ seconds?: number }} options
 */
export async function benchLive({ seconds = 3 } = {}) {
  await build({
    root: server,
    logLevel: 'warn',
    build: {
      outDir: built,
      emptyOutDir: true,
      rolldownOptions: {
        input: { speed: '../lab/benches/speed.ts', bare: '../lab/benches/bare.ts' },
      },
    },
  });
  const bench = await import(pathToFileURL(join(built, 'speed.mjs')).href);
  /** @type {Figures} */
  const figures = await bench.benchLive({ built, seconds, say: console.log });
  const { rows, eventsP99, listeners, megabytes, listenersAtMost } = figures;
  console.log(
    `\nLive server beside a bare one; full load for ${seconds} s, p50 and p95 (ms) at half load`,
  );
  const heads = ['', 'portal/s', 'bare/s', 'ratio', 'p50', 'p95', 'bare p50', 'bare p95'];
  printTable(
    heads,
    rows.map(({ name, portal, bare }) => [
      name,
      portal.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      (portal.perSecond / bare.perSecond).toFixed(2),
      ...[portal.p50, portal.p95, bare.p50, bare.p95].map((ms) => ms.toFixed(1)),
    ]),
  );
  console.log(`A message reaches ${listeners} listeners within ${eventsP99.toFixed(0)} ms (p99)`);
  console.log(`The server takes ${megabytes.toFixed(0)} MB with ${listenersAtMost} listeners`);
  const told = rows.map(
    ({ name, portal, bare }) =>
      `${name}: ${portal.perSecond.toFixed(0)}/s, ${(portal.perSecond / bare.perSecond).toFixed(2)} × bare, p95 ${portal.p95.toFixed(1)} ms at half load`,
  );
  return [
    ...told,
    `events p99 ${eventsP99.toFixed(0)} ms to ${listeners} listeners`,
    `${megabytes.toFixed(0)} MB with ${listenersAtMost} listeners`,
  ];
}
