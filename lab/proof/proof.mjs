// @ts-check
// npm run proof [-- part…]   runs the given long-running proofs, or all; writes docs/proof.json and docs/proof.md
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { command } from '../../scripts/command.mjs';
import { root } from '../../scripts/packages.mjs';
import { installDependencies } from '../../scripts/pnpm.mjs';
import { run } from '../../scripts/run.mjs';
import { parts } from './parts.mjs';
import { page } from './table.mjs';

const data = join(root, 'docs', 'proof.json');
const table = join(root, 'docs', 'proof.md');
const formatter = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

await command(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) {
    throw new Error(`There is no proof "${unknown}". There are: ${Object.keys(parts).join(', ')}.`);
  }
  await installDependencies();
  for (const [name, { prove }] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name}`);
    const figures = await prove();
    console.log([`${name}:`, ...figures].join('\n  '));
    const results = JSON.parse(readFileSync(data, 'utf8'));
    results[name] = { date: today(), machine: machine(), figures };
    writeFileSync(data, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(table, page(parts, results));
    await run(process.execPath, [formatter, 'format', '--write', data, table], { cwd: root });
  }
});

function today() {
  return new Date().toISOString().slice(0, 10);
}

function machine() {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() || process.arch}, Node ${process.versions.node}`;
}
