// @ts-check
// npm run build [-- package…]   builds the packages named, or all
import { buildPackages } from './build-packages.mjs';
import { command } from './command.mjs';
import { deployables, knownDeployables } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  const names = knownDeployables(process.argv.slice(2));
  await installDependencies();
  await buildPackages(names.length > 0 ? names : deployables());
});
