// @ts-check
// npm run proof [-- part…]   runs the given long-running proofs, or all; writes their results to docs/proof.md
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { command } from './command.mjs';
import { root } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';
import { parts } from './proof/parts.mjs';
import { withRow } from './proof/table.mjs';
import { run } from './run.mjs';

const page = join(root, 'docs', 'proof.md');
const formatter = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

await command(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !parts.has(name));
  if (unknown !== undefined) {
    throw new Error(`There is no proof "${unknown}". There are: ${[...parts.keys()].join(', ')}.`);
  }
  await installDependencies();
  for (const [name, prove] of parts) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name}`);
    const seen = await prove();
    console.log(`${name}: ${seen}`);
    const row = [name, seen, `\`npm run proof -- ${name}\``, today(), machine()];
    writeFileSync(page, withRow(readFileSync(page, 'utf8'), row));
    await run(process.execPath, [formatter, 'format', '--write', page], { cwd: root });
  }
});

function today() {
  return new Date().toISOString().slice(0, 10);
}

function machine() {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() || process.arch}, Node ${process.versions.node}`;
}
