// @ts-check
// npm run build [-- package…]   builds the given packages, or all
import { buildPackages } from './build-packages.mjs';
import { command } from './command.mjs';
import { deployables, knownDeployables, serverPackage } from './packages.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  const names = process.argv.slice(2);
  knownDeployables(names.filter((name) => name !== serverPackage));
  await installDependencies();
  await buildPackages(names.length > 0 ? names : [...deployables(), serverPackage]);
});
