// @ts-check
// npm run requirements [-- id]   prints the requirements with their tests, and writes docs/requirements/README.md
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.mjs';
import { root } from './packages.mjs';
import { run } from './run.mjs';
import { folder, lists, readProofs, summary } from './traceability.mjs';

await command(async () => {
  const [beginning = ''] = process.argv.slice(2);
  const proofs = readProofs();
  for (const { id, words } of lists().flatMap(([, requirements]) => requirements)) {
    if (!`${id}.`.startsWith(beginning)) continue;
    console.log(`${id} ${words}`);
    for (const { file, title } of proofs.filter(({ ids }) => ids.includes(id))) {
      console.log(`    ${file}: ${title}`);
    }
  }
  const page = join(folder, 'README.md');
  writeFileSync(page, summary(lists()));
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  await run(process.execPath, [biome, 'format', '--write', page], { cwd: root });
});
