// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../scripts/packages.mjs';

const server = join(root, 'server');
/** Inside the package, so that imports of libraries resolve. */
const built = join(server, 'node_modules', '.cache', 'load');

/** Builds the server together with the load tests. */
async function buildLoad() {
  const input = {
    serve: 'src/serve.ts',
    load: '../lab/load/load.ts',
    growth: '../lab/growth/growth.ts',
    'report-figures': '../lab/load/report-figures.ts',
  };
  await build({
    root: server,
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true, rolldownOptions: { input } },
  });
}

/**
 * Runs a realistic day on one big and many small associations: measures the highest rate, overload and memory.
 * Configured by UNITS, ASSOCIATIONS, SEED and PROOF_MINUTES.
 */
export async function load() {
  await buildLoad();
  const { proveLoad } = await import(pathToFileURL(join(built, 'load.mjs')).href);
  const { UNITS = 20_000, ASSOCIATIONS = 500, SEED = 1, PROOF_MINUTES = 30 } = process.env;
  /** @type {string[]} */
  const figures = await proveLoad({
    built,
    seed: Number(SEED),
    units: Number(UNITS),
    associations: Number(ASSOCIATIONS),
    minutes: Number(PROOF_MINUTES),
    say: console.log,
  });
  return figures;
}

/** Measures the cost of each operation in associations of 1,000 to 1,000,000 tickets; resolves to a table. */
export async function growth() {
  await buildLoad();
  const { measureGrowth } = await import(pathToFileURL(join(built, 'growth.mjs')).href);
  const sizes = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number);
  /** @type {{ operation: string, tickets: number, p50: number, statements: number, rowsRead: number }[]} */
  const costs = await measureGrowth({ built, sizes, say: console.log });
  const operations = [...new Set(costs.map(({ operation }) => operation))];
  const heads = sizes.map((size) => size.toLocaleString('en-US'));
  const rows = operations.map((operation) => {
    const own = costs.filter((cost) => cost.operation === operation);
    const cells = own.map(({ p50, rowsRead }) => `${p50.toFixed(1)} ms, ${rowsRead.toFixed(0)}`);
    return [operation, own[0]?.statements.toFixed(0), ...cells];
  });
  const lines = [
    ['', 'statements', ...heads],
    ['---', '---:', ...sizes.map(() => '---:')],
    ...rows,
  ].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(lines.join('\n'));
  return [
    `tickets: ${heads.join(', ')}; milliseconds (median of 40) and rows read`,
    ...rows.map(([operation, , ...cells]) => `${operation}: ${cells.join(' → ')}`),
  ];
}
